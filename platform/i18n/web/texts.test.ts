import { createInstance } from "i18next";
import { describe, expect, it } from "vitest";
import { writtenVars } from "../count.ts";
import { LANGUAGES, type Language } from "../languages.ts";
import { createTexts, type TextTree } from "./texts.ts";

const files = import.meta.glob<TextTree>(
  [
    "../../*/messages/*/*.json",
    "../../../app/web/messages/*/*.json",
    "../../../features/*/messages/*/*.json",
  ],
  { eager: true, import: "default" },
);
const read = (language: Language, namespace: string): TextTree => {
  const file = Object.entries(files).find(([path]) =>
    path.endsWith(`/messages/${language}/${namespace}.json`),
  );
  if (!file) throw new Error(`${language}/${namespace}`);
  return file[1];
};
const namespaces = [
  ...new Set(Object.keys(files).map((path) => path.split("/").at(-1)?.replace(".json", "") ?? "")),
];

const leaves = (tree: TextTree, prefix = ""): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string"
      ? [[prefix + key, value] as [string, string]]
      : leaves(value, `${prefix}${key}.`),
  );

const PLURAL = /_(zero|one|two|few|many|other)$/;
const varsOf = (text: string): Record<string, unknown> =>
  Object.fromEntries(
    [...text.matchAll(/\{\{\s*([\w.-]+)\s*\}\}/g)].map(([, name]) => [name ?? "", `<${name}>`]),
  );

describe("texts in the browser", () => {
  it.each(LANGUAGES)(
    "says in %s what i18next says on the server, for every message and count",
    async (language) => {
      const ours = createTexts(language, async (into, namespace) => read(into, namespace));
      await ours.load(...namespaces);
      const theirs = createInstance();
      await theirs.init({
        lng: language,
        fallbackLng: false,
        interpolation: { escapeValue: false },
        resources: {
          [language]: Object.fromEntries(namespaces.map((name) => [name, read(language, name)])),
        },
      });
      for (const namespace of namespaces) {
        const all = leaves(read(language, namespace));
        for (const [path] of all) {
          const stem = path.replace(PLURAL, "");
          const key = `${namespace}:${stem}`;
          // Whoever asks gives the variables of every form: « une carte » has no number, « {{shown}}
          // cartes » has.
          const forms = all
            .filter(([other]) => other.replace(PLURAL, "") === stem)
            .map(([, text]) => text);
          const counts = PLURAL.test(path) ? [0, 1, 2, 5, 21, 1_000_000] : [undefined];
          for (const count of counts) {
            const vars = { ...varsOf(forms.join(" ")), ...(count === undefined ? {} : { count }) };
            const replace = writtenVars(language, vars);
            expect(ours.t(key, vars), `${key} ${count}`).toBe(theirs.t(key, { ...vars, replace }));
          }
        }
      }
    },
  );

  it("writes a count as its language does", async () => {
    const texts = createTexts("fr", async () => ({ cards_other: "{{count}} cartes, {{year}}" }));
    await texts.load("common");
    const said = texts.t("cards", { count: 10_000, year: 2026 });
    expect(said.replace(/\s/g, " ")).toBe("10 000 cartes, 2026");
    expect(said).toMatch(/^10\s000/);
  });

  it("switches only when the new language is there, and tells its listeners", async () => {
    const texts = createTexts("fr", async (language) => ({ hello: `${language} {{name}}` }));
    await texts.load("common");
    let told = 0;
    texts.subscribe(() => {
      told += 1;
    });
    const change = texts.changeLanguage("es");
    expect(texts.t("hello", { name: "A" })).toBe("fr A");
    await change;
    expect(texts.t("hello", { name: "A" })).toBe("es A");
    expect(told).toBe(1);
  });

  it("shows the last language chosen, whichever of them arrives first", async () => {
    const arrive = new Map<string, () => void>();
    const texts = createTexts("fr", async (language) => {
      if (language === "en") await new Promise<void>((done) => arrive.set(language, done));
      return { hello: language };
    });
    await texts.load("common");
    const slow = texts.changeLanguage("en");
    await texts.changeLanguage("fr");
    arrive.get("en")?.();
    await slow;
    expect(texts.language).toBe("fr");
    await texts.changeLanguage("en");
    expect(texts.t("hello")).toBe("en");
  });

  it("returns an unknown key, and asks again after a failed download", async () => {
    let failing = true;
    const texts = createTexts("fr", async () => {
      if (failing) throw new Error("network");
      return { hello: "bonjour" };
    });
    await expect(texts.load("common")).rejects.toThrow("network");
    expect(texts.t("hello")).toBe("hello");
    failing = false;
    await texts.load("common");
    expect(texts.t("common:hello")).toBe("bonjour");
  });
});
