/** Numbers as the language writes them. */

import { minus } from "./fluent";
import { settings } from "./settings";

/** For more than whole numbers, which a sentence writes by itself. */
export const figure = (number: number, options: Intl.NumberFormatOptions): string =>
  minus(new Intl.NumberFormat(settings.value.language, options).format(number));

export const percent = (part: number, digits = 0, signed = false): string =>
  figure(part, {
    style: "percent",
    maximumFractionDigits: digits,
    signDisplay: signed ? "exceptZero" : "auto",
  });
