/** What every page but the table has around it. */

import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";

import { Art } from "../parts/art";
import { IconButton } from "../parts/icon";
import { overlay } from "../overlay";
import { useSay } from "../words";

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title && title !== "Pasch" ? `${title} · Pasch` : "Pasch";
  }, [title]);
}

export function Logo() {
  return (
    <a class="logo" href="/" aria-label="Pasch">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <Art sheet="page" name="pair" width={24} height={24} />
      </svg>
      <span>Pasch</span>
    </a>
  );
}

export function Page({ children, ...rest }: { children: ComponentChildren; class?: string }) {
  const say = useSay();
  return (
    <div class="page">
      <a class="skip" href="#main">
        {say("skip-to-content")}
      </a>
      <header class="bar">
        <Logo />
        <span class="gap" />
        <IconButton icon="gear" label={say("settings")} act={() => overlay.set({ sheet: "settings" })} />
      </header>
      <main id="main" tabIndex={-1} class={rest.class}>
        {children}
      </main>
      <footer class="foot">
        {location.pathname !== "/" && <a href="/">{say("home")}</a>}
        <a href="/mine">{say("mine-title")}</a>
        <a href="/fair">{say("fair-title")}</a>
        <a href="/about">{say("about")}</a>
      </footer>
    </div>
  );
}
