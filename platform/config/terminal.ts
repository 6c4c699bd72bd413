import { isLanguage, type Language } from "#platform/i18n/languages.ts";

/**
 * Language of a terminal, from LC_ALL or LANG: English or Spanish when it says so, French
 * otherwise.
 */
export function terminalLanguage(env: Record<string, string | undefined>): Language {
  const code = (env.LC_ALL || env.LANG || "").slice(0, 2).toLowerCase();
  return isLanguage(code) ? code : "fr";
}
