import type { Language } from "./languages.ts";

const formats = new Map<Language, Intl.NumberFormat>();

/**
 * The variables of a text, its `count` as its language writes it: « 10 000 cartes ». Any other
 * number is already written by whoever gives it.
 */
export function writtenVars<Vars extends Readonly<Record<string, unknown>>>(
  language: Language,
  vars: Vars,
): Readonly<Record<string, unknown>> {
  if (typeof vars.count !== "number") return vars;
  let format = formats.get(language);
  if (!format) {
    format = new Intl.NumberFormat(language);
    formats.set(language, format);
  }
  return { ...vars, count: format.format(vars.count) };
}
