import { expect, test } from "vitest";
import { disparities, flatten } from "./catalog.ts";
import { typographyProblems } from "./typography.ts";
import { isUsed, keysUsedBy, missingKeys } from "./usage.ts";

test("a key missing in one language, and variables that differ, are told", () => {
  const fr = flatten({ page: { title: "Fiches", hello: "Bonjour {{name}}" } });
  const en = flatten({ page: { hello: "Hello {{nom}}" } });
  expect(disparities({ fr, en })).toEqual([
    "en: page.title is missing",
    "page.hello: variables differ (fr: name; en: nom)",
  ]);
});

test("languages may have different plural forms, each with its general one", () => {
  const fr = flatten({
    sheets_one: "{{count}} fiche",
    sheets_many: "{{count}} de fiches",
    sheets_other: "{{count}} fiches",
  });
  const en = flatten({ sheets_one: "one sheet", sheets_other: "{{count}} sheets" });
  expect(disparities({ fr, en })).toEqual([]);
  expect(disparities({ fr, en: flatten({ sheets_one: "one of {{count}}" }) })).toEqual([
    'en: sheets has no form "_other"',
  ]);
});

test.each([
  ["Êtes-vous sûr\u00A0?", 0],
  ["Êtes-vous sûr ?", 1],
  ["Êtes-vous sûr?", 1],
  ["«\u00A0Fiche\u00A0»", 0],
  ["« Fiche »", 2],
  ["Dose\u00A0: 0,5\u00A0mg à 12:30", 0],
  ["Dose: 0,5\u00A0mg", 1],
  ["Voir https://example.org/?q=a", 0],
  ["Vérification des autorisations...", 0],
])("French typography of %j: %i problem(s)", (text, count) => {
  expect(typographyProblems(text)).toHaveLength(count);
});

test("literal and template keys are followed, others are unused", () => {
  const used = keysUsedBy([
    't("page.title")',
    "t(`errors.${failure.kind}`)",
    "`${namespace}:page.description`",
  ]);
  expect(isUsed(used, "chat", "page.title")).toBe(true);
  expect(isUsed(used, "chat", "errors.server")).toBe(true);
  expect(isUsed(used, "chat", "page.description")).toBe(true);
  expect(isUsed(used, "chat", "page.forgotten")).toBe(false);
});

test("a plural is asked for by its base", () => {
  expect(isUsed(keysUsedBy(['t("sheets", { count })']), "guidelines", "sheets_other")).toBe(true);
});

test("a key that no file holds is told", () => {
  const has = (namespace: string, key: string) => namespace === "chat" && key === "send";
  const source =
    'const { t } = useTranslation("chat"); t("send"); t("sned"); texts.t("fr", "chat:gone")';
  expect(missingKeys(source, has, ["chat", "admin"])).toEqual(["sned", "chat:gone"]);
});
