// What a model wrote, read with suspicion: its JSON is checked, numbers that open nothing are
// dropped, and every dose is audited against what it cites. Nothing is corrected: what does not
// hold is marked.
import { z } from "zod";
import { storableStart } from "#platform/text/storable.ts";
import { auditor, type Evidence } from "./evidence.ts";
import { MOST_STATEMENTS, STATEMENT_LENGTH, TITLE_LENGTH } from "./limits.ts";
import { type Made, statementCount } from "./made.ts";
import { bySection, SECTIONS, type Section } from "./sections.ts";
import type { Statement } from "./wire.ts";

const line = z.union([
  z.string(),
  z.object({ text: z.string(), sources: z.array(z.coerce.number()).catch([]).default([]) }),
]);
const answer = z.object({
  title: z.string().catch("").default(""),
  sections: z.partialRecord(z.enum(SECTIONS), z.array(line.catch("")).catch([])),
});

/** The object of an answer that may stand between code fences or words; null when there is none. */
function objectIn(text: string): unknown {
  const [from, to] = [text.indexOf("{"), text.lastIndexOf("}")];
  if (from < 0 || to < from) return null;
  try {
    return JSON.parse(text.slice(from, to + 1));
  } catch {
    return null;
  }
}

const CITATION = /[ \t\u00a0\u202f]*\[(\d{1,3})\]/gu;

/** The sheet that a model answered; null when it is none. */
export function fromModel(
  text: string,
  evidence: readonly Evidence[],
  fallbackTitle: string,
): Made | null {
  const read = answer.safeParse(objectIn(text));
  if (!read.success) return null;
  const known = new Set(evidence.map(({ n }) => n));
  const doubtsOf = auditor(evidence);
  const statementOf = (
    given: z.output<typeof line>,
    section: Section,
    place: number,
  ): Statement[] => {
    const { text: raw, sources } = typeof given === "string" ? { text: given, sources: [] } : given;
    const cited = [...sources, ...[...raw.matchAll(CITATION)].map(([, n]) => Number(n))];
    const own = [...new Set(cited)].filter((n) => known.has(n)).slice(0, 20);
    const said = storableStart(plain(raw.replace(CITATION, "")), STATEMENT_LENGTH);
    if (said === "") return [];
    return [
      {
        id: `${section}-${place + 1}`,
        text: said,
        sources: own,
        by: "model",
        doubts: doubtsOf(said, own),
      },
    ];
  };
  const sections = bySection((section) =>
    (read.data.sections[section] ?? [])
      .slice(0, MOST_STATEMENTS)
      .flatMap((given, place) => statementOf(given, section, place)),
  );
  if (statementCount(sections) === 0) return null;
  const used = new Set(
    Object.values(sections).flatMap((all) => all.flatMap(({ sources }) => sources)),
  );
  const title = storableStart(plain(read.data.title), TITLE_LENGTH) || fallbackTitle;
  return { title, sections, evidence: evidence.filter(({ n }) => used.has(n)), leftOut: 0 };
}

/** One line without Markdown or control characters. */
const plain = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\*\*|__|`|^\s*#{1,6}\s+|^\s*[-•]\s+/gu, "")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
