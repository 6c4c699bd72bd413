import { expect, test } from "vitest";
import { CONTRACTS, missingSections, sheetSections } from "./contracts.ts";
import { MODES, SECTIONS } from "./modes.ts";
import { MODE_PROMPTS } from "./prompts.ts";
import { STARTERS } from "./starters.ts";

const LANGUAGES = ["fr", "en", "es"] as const;

test.each(MODES)("%s has sections and starters in three languages, and its prompt", (mode) => {
  const { sections } = CONTRACTS[mode];
  const starters = STARTERS[mode];
  expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  for (const language of LANGUAGES) {
    expect(new Set(sections.map(({ title }) => title[language])).size).toBe(sections.length);
    expect(starters[language].length).toBe(starters.fr.length);
    expect(starters[language].length).toBeGreaterThanOrEqual(2);
    // French keeps its sign with the word before it.
    if (language === "fr")
      for (const starter of starters.fr) expect(starter).not.toMatch(/ [:?;!]/u);
  }
  expect(MODE_PROMPTS[mode].length).toBeGreaterThan(80);
  // The documentary mind has something to put in it.
  expect(sheetSections(mode).length).toBeGreaterThan(0);
  for (const section of sheetSections(mode)) expect(SECTIONS).toContain(section);
});

test("a mandatory section is found whatever mark or accent its title has", () => {
  const whole =
    "## Signaux d'alarme\n- x\n### 2. Premieres minutes\n- x\n**Traitements et doses**\n- x\n## Orientation :\n- x";
  expect(missingSections("priseEnCharge", "fr", whole)).toEqual([]);
  expect(missingSections("priseEnCharge", "fr", "> [!CAUTION] Signaux d’alarme\n> - x")).toEqual([
    "Premières minutes",
    "Traitements et doses",
    "Orientation",
  ]);
  expect(missingSections("diagnostic", "en", "## Hypotheses\n\n## Red flags")).toEqual([
    "Discriminating tests",
  ]);
  expect(missingSections("general", "fr", "0,5 mg IM.")).toEqual([]);
  // A word in a sentence is no section.
  expect(missingSections("pmsi", "fr", "Le diagnostic principal est…")).toContain(
    "Diagnostic principal",
  );
});
