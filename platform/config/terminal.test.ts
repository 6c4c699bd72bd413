import { expect, test } from "vitest";
import { terminalLanguage } from "./terminal.ts";

test.each([
  [{}, "fr"],
  [{ LANG: "fr_FR.UTF-8" }, "fr"],
  [{ LANG: "en_GB.UTF-8" }, "en"],
  [{ LANG: "es_ES" }, "es"],
  [{ LANG: "de_DE.UTF-8" }, "fr"],
  [{ LANG: "C.UTF-8" }, "fr"],
  [{ LANG: "fr_FR.UTF-8", LC_ALL: "en_US.UTF-8" }, "en"],
  [{ LANG: "es_ES.UTF-8", LC_ALL: "" }, "es"],
])("a terminal with %j reads %s", (env, language) => {
  expect(terminalLanguage(env as Record<string, string>)).toBe(language);
});
