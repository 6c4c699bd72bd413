import { expect, test } from "vitest";
import { sentence, terminalLanguage } from "./texts.mjs";

test.each([
  [{ LANG: "en_US.UTF-8" }, "en"],
  [{ LANG: "es_ES.UTF-8" }, "es"],
  [{ LANG: "fr_FR.UTF-8" }, "fr"],
  [{ LANG: "C" }, "fr"],
  [{}, "fr"],
  [{ LANG: "en_GB", LC_ALL: "es_ES" }, "es"],
])("the language of a terminal with %j is %s", (env, language) => {
  expect(terminalLanguage(env)).toBe(language);
});

test("a sentence receives its values", () => {
  expect(sentence("stillRunning", { seconds: 20 }, "en")).toBe("… still running (20 s)");
});
