// A sheet of a given text without a model: its own sentences, placed by its headings or by their
// words. Nothing is rewritten, and what no rule places is counted, not guessed.
import { isDoseUnit, quantitiesIn, sentencesOf } from "#features/chat/domain/public.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { fold } from "#platform/search/normalise.ts";
import { storableStart } from "#platform/text/storable.ts";
import { type Evidence, givenPassage } from "./evidence.ts";
import { MOST_PARTS, MOST_STATEMENTS, STATEMENT_LENGTH } from "./limits.ts";
import type { Made } from "./made.ts";
import { bySection, type Section } from "./sections.ts";
import { CUES, HEADINGS } from "./text-cues.ts";
import type { Sections, Statement } from "./wire.ts";

const LONGEST_HEADING = 90;
const LONGEST_PART = 1_500;
/** Short paragraphs share a part up to this length, where there are too many of them. */
const SHARED_PART = 600;
const BULLET = /^\s*(?:[-–—•*▪◦·]|\d{1,2}[.)])\s+/u;
const MARKS = /^\s*#{1,6}\s*|\*\*|__|^\s*\d{1,2}(?:\.\d{1,2})*[.)]?\s+(?=\p{Lu})/gu;

/** A line that announces what follows instead of saying something. */
function headingOf(line: string, next: string | undefined): string | null {
  const bare = line.replace(MARKS, "").trim();
  if (bare === "" || bare.length > LONGEST_HEADING || next === undefined) return null;
  if (/^\s*#{1,6}\s/u.test(line) || /[:：]$/u.test(bare))
    return bare.replace(/[\s\u00a0]*[:：]$/u, "");
  const few = bare.split(/\s+/u).length <= 8;
  return few && !BULLET.test(line) && !/[.!?;,]$/u.test(bare) && sectionOfHeading(bare) !== null
    ? bare
    : null;
}

/** The section that a heading names; null when it names another thing. */
export function sectionOfHeading(heading: string): Section | null {
  const folded = fold(heading);
  return HEADINGS.find(([, words]) => folded.search(words) >= 0)?.[0] ?? null;
}

/**
 * The section whose cues a sentence holds most; null when it holds none. A dose speaks for the
 * treatment.
 */
export function sectionOfSentence(sentence: string): Section | null {
  const folded = fold(sentence);
  let best: Section | null = null;
  let most = 0;
  for (const [section, words] of CUES) {
    const dosed =
      section === "treatment" &&
      quantitiesIn(sentence).some(({ unit }) => isDoseUnit(unit) && /g|ui|ml/u.test(unit));
    const count = (folded.match(words)?.length ?? 0) + (dosed ? 2 : 0);
    if (count > most) [best, most] = [section, count];
  }
  return best;
}

/**
 * Parts of a text that its statements cite: paragraphs, cut where they are long, together where
 * they are many.
 */
export function partsOf(text: string): string[] {
  const parts = paragraphParts(text);
  if (parts.length <= MOST_PARTS) return parts;
  const shared: string[] = [];
  for (const part of parts) {
    const last = shared.at(-1);
    if (last !== undefined && last.length + part.length < SHARED_PART)
      shared[shared.length - 1] = `${last}\n${part}`;
    else shared.push(part);
  }
  return shared;
}

function paragraphParts(text: string): string[] {
  const paragraphs = text
    .replace(/\r\n?/gu, "\n")
    .split(/\n\s*\n/u)
    .map((one) => one.trim())
    .filter((one) => one !== "");
  return paragraphs.flatMap((paragraph) => {
    const parts: string[] = [];
    let part = "";
    for (const line of paragraph
      .split("\n")
      .flatMap((one) => (one.length > LONGEST_PART ? cut(one) : [one]))) {
      if (part !== "" && part.length + line.length > LONGEST_PART) {
        parts.push(part);
        part = "";
      }
      part = part === "" ? line : `${part}\n${line}`;
    }
    return [...parts, part];
  });
}

/** A line of many sentences, in pieces; a sentence without end is cut at its length. */
const cut = (line: string): string[] =>
  sentencesOf(line).flatMap(
    ({ text }) => text.match(new RegExp(`[^]{1,${LONGEST_PART}}`, "gu")) ?? [],
  );

const titleFrom = (text: string): string => {
  const first = text.split("\n").find((line) => line.trim() !== "") ?? "";
  const bare = first.replace(MARKS, "").replace(BULLET, "").trim();
  if (bare.length <= LONGEST_HEADING) return bare.replace(/[\s\u00a0.:]+$/u, "");
  const short = storableStart(bare, 80);
  return `${short.slice(0, short.lastIndexOf(" ") > 20 ? short.lastIndexOf(" ") : 80)}…`;
};

export function fromText(text: string, title: string, language: Language): Made {
  const name = title.trim() || titleFrom(text);
  const sections: Sections = bySection((): Statement[] => []);
  const evidence: Evidence[] = partsOf(text).map((part, index) => ({
    n: index + 1,
    passage: givenPassage(part, index + 1, name, language),
  }));
  let leftOut = 0;
  let under: Section | null = null;
  const said = new Set<string>();
  const place = (raw: string, n: number) => {
    const statement = raw.replace(MARKS, "").replace(BULLET, "").replace(/\s+/gu, " ").trim();
    if (
      statement.split(" ").length < 3 ||
      statement.length > STATEMENT_LENGTH ||
      said.has(fold(statement))
    )
      return;
    said.add(fold(statement));
    const section = under ?? sectionOfSentence(statement);
    const statements = section && sections[section];
    if (!statements || statements.length >= MOST_STATEMENTS) leftOut++;
    else
      statements.push({
        id: `${section}-${statements.length + 1}`,
        text: statement,
        sources: [n],
        by: "source",
        doubts: [],
      });
  };
  const lines = evidence.flatMap(({ n, passage }) =>
    passage.text.split("\n").map((line) => ({ line, n })),
  );
  for (const [index, { line, n }] of lines.entries()) {
    const heading = headingOf(line, lines[index + 1]?.line);
    if (heading !== null) under = sectionOfHeading(heading);
    else if (fold(line.replace(MARKS, "")) !== fold(name))
      for (const one of sentencesOf(line)) place(one.text, n);
  }
  return { title: name, sections, evidence, leftOut };
}
