// What the installation's own documents say, before everything else and apart from it: under their
// own title, with whose they are and until when. Lines are shown as they were written.
import type { LocalDocument, RankedPassage } from "#platform/ai/toolbox.ts";
import { type Say, sourceOf } from "./answer-parts.ts";
import { cite, type Inline, plain, strong } from "./inline.ts";
import type { Block } from "./markup.ts";
import type { Source } from "./message.ts";
import type { QuestionLanguage } from "./question.ts";

export interface LocalAnswer {
  blocks: Block[];
  sources: Source[];
}

const MOST_DOCUMENTS = 2;
const MOST_PASSAGES = 3;

const ordinal = (id: string) => Number(/(\d+)$/u.exec(id)?.[1] ?? 0);
const day = (written: string, language: QuestionLanguage): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" }).format(
    new Date(`${written}T12:00:00Z`),
  );

const aboutLine = (
  { service, author, dated, validUntil }: LocalDocument,
  language: QuestionLanguage,
  say: Say,
): string =>
  [
    say("answer.local.about", { service, author, day: day(dated, language) }),
    ...(validUntil === null ? [] : [say("answer.local.until", { day: day(validUntil, language) })]),
  ].join(" · ");

/** A line of the document an item, each with the number of its passage. */
function itemsOf({ passage }: RankedPassage, n: number): Inline[][] {
  const lines = passage.text.split("\n").map((line) => line.replace(/^\s*[-*+•]\s+/u, ""));
  const heading = passage.section.split(" › ").at(-1) ?? "";
  return lines.map((line, at) => [
    ...(at === 0 && heading !== "" ? [strong(`${heading} · `)] : []),
    plain(`${line} `),
    cite(n),
  ]);
}

/** Null when none of these passages is of the installation. Best first is expected. */
export function localAnswer(
  found: readonly RankedPassage[],
  language: QuestionLanguage,
  say: Say,
): LocalAnswer | null {
  const sources: Source[] = [];
  const blocks: Block[] = [];
  const byDocument = [...Map.groupBy(found, ({ passage }) => passage.documentId).values()];
  for (const passages of byDocument.slice(0, MOST_DOCUMENTS)) {
    const shown = passages
      .slice(0, MOST_PASSAGES)
      .sort((a, b) => ordinal(a.passage.id) - ordinal(b.passage.id));
    const [first] = shown;
    if (!first?.passage.local) continue;
    const { title, local } = first.passage;
    const items = shown.flatMap((ranked) => {
      sources.push(sourceOf(ranked.passage, sources.length + 1));
      return itemsOf(ranked, sources.length);
    });
    blocks.push(
      { kind: "heading", content: [plain(say("answer.local.title", { title }))] },
      { kind: "paragraph", content: [plain(aboutLine(local, language, say))] },
      { kind: "list", items },
    );
  }
  if (blocks.length === 0) return null;
  blocks.push({ kind: "heading", content: [plain(say("answer.local.library"))] });
  return { blocks, sources };
}
