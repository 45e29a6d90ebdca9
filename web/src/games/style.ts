/** A style that comes with a part of the page. Without it the part is better than none: whatever happens, we go on. */
export function style(href = ""): Promise<void> {
  return new Promise((done) => {
    if (!href || document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return done();
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    link.onload = link.onerror = () => done();
    document.head.append(link);
  });
}

/** A part of the page, once its style is there too. */
export const styled = <Part>(part: Promise<Part>, href: string | undefined): Promise<Part> =>
  Promise.all([part, style(href)]).then(([found]) => found);
