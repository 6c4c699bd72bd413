// What the numbers of a sheet open: passages of the library, or parts of the text the person gave.
// Both have the shape of a passage, so that one rule checks doses against either.
import { audit, type ReadSources } from "#features/chat/domain/public.ts";
import type { Passage } from "#platform/ai/toolbox.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { SheetSource, Statement } from "./wire.ts";

export interface Evidence {
  n: number;
  passage: Passage;
}

/** Name of the knowledge that the person brought. */
export const GIVEN = "given";

/** A part of the given text as a passage. */
export const givenPassage = (
  text: string,
  place: number,
  title: string,
  language: Language,
): Passage => ({
  id: `text#${place}`,
  knowledge: GIVEN,
  documentId: "text",
  title,
  section: "",
  text,
  language,
  population: "all",
  doses: [],
  references: [],
  year: 0,
  route: "",
});

export const sourceOf = ({ n, passage }: Evidence): SheetSource => ({
  n,
  id: passage.id,
  title: passage.title,
  section: passage.section,
  text: passage.text,
  label: [
    ...new Set(
      passage.references.map(({ organisation, year }) =>
        [organisation, year].filter(Boolean).join(" "),
      ),
    ),
  ].join(" · "),
  year: passage.references.length > 0 ? passage.year : null,
  route: passage.route === "" ? null : passage.route,
  checked: passage.checked?.day ?? null,
  population: passage.population,
  language: passage.language,
});

/**
 * Finds the doses, thresholds, scores and drugs of a statement that none of its sources holds as a
 * whole. Each source is read once, however many statements cite it.
 */
export function auditor(
  evidence: readonly Evidence[],
): (text: string, sources: readonly number[]) => Statement["doubts"] {
  const passages = new Map(evidence.map(({ n, passage }) => [n, passage]));
  const kept: ReadSources = new Map();
  return (text, sources) => {
    const cited = sources.map((n) => `[${n}]`).join("");
    return audit(`${text} ${cited}`, { question: "", asked: null, passages, tools: [], kept })
      .filter(({ to }) => to <= text.length)
      .map(({ from, to, kind }) => ({ from, to, kind }));
  };
}
