// What the installation's own documents say, before everything else and apart from it: under their
// own title, with whose they are and until when. Lines are shown as they were written.
import type { LocalDocument, Passage, RankedPassage } from "#platform/ai/toolbox.ts";
import { LOCALES } from "#platform/i18n/languages.ts";
import { type Say, sourceOf } from "./answer-parts.ts";
import { cite, type Inline, plain, strong } from "./inline.ts";
import { type Difference, localDifferences } from "./local-differences.ts";
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
const asWritten = (a: RankedPassage, b: RankedPassage) =>
  ordinal(a.passage.id) - ordinal(b.passage.id);

/** The one that answers, when one does better than the others; then as the document goes. */
function inOrder(passages: readonly RankedPassage[]): RankedPassage[] {
  const [best, ...others] = passages;
  if (!best || others.some(({ score }) => score >= best.score)) return passages.toSorted(asWritten);
  return [best, ...others.toSorted(asWritten)];
}

const day = (written: string, language: QuestionLanguage): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "medium", timeZone: "UTC" }).format(
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
  // Whole: in a handbook, what a section is of another procedure is another patient's.
  const heading = passage.section;
  return lines.map((line, at) => [
    ...(at === 0 && heading !== "" ? [strong(`${heading} · `)] : []),
    plain(`${line} `),
    cite(n),
  ]);
}

/** What the document says, then the rows of the library, each with the number that opens it. */
function differenceBlock(differences: readonly Difference[], sources: Source[], say: Say): Block {
  const numberOf = (passage: Passage): number => {
    const here = sources.find(({ id }) => id === passage.id);
    if (here) return here.n;
    sources.push(sourceOf(passage, sources.length + 1));
    return sources.length;
  };
  return {
    kind: "alert",
    tone: "warning",
    title: say("answer.local.differs"),
    items: differences.map(({ said, own, rows, passage }) => [
      plain(say("answer.local.here", { said })),
      cite(numberOf(own)),
      plain(say("answer.local.there", { title: passage.title, rows: rows.join("\u00a0; ") })),
      cite(numberOf(passage)),
    ]),
  };
}

/** Null when none of these passages is of the installation. Best first is expected. */
export function localAnswer(
  found: readonly RankedPassage[],
  language: QuestionLanguage,
  say: Say,
  library: readonly Passage[] = [],
): LocalAnswer | null {
  const sources: Source[] = [];
  const blocks: Block[] = [];
  const cited: RankedPassage[] = [];
  const byDocument = [...Map.groupBy(found, ({ passage }) => passage.documentId).values()];
  for (const passages of byDocument.slice(0, MOST_DOCUMENTS)) {
    const shown = inOrder(passages.slice(0, MOST_PASSAGES));
    const [first] = shown;
    if (!first?.passage.local) continue;
    const { title, local } = first.passage;
    const items = shown.flatMap((ranked) => {
      sources.push(sourceOf(ranked.passage, sources.length + 1));
      cited.push(ranked);
      return itemsOf(ranked, sources.length);
    });
    blocks.push(
      { kind: "heading", content: [plain(say("answer.local.title", { title }))] },
      { kind: "paragraph", content: [plain(aboutLine(local, language, say))] },
      { kind: "list", items },
    );
  }
  if (blocks.length === 0) return null;
  const differences = localDifferences(cited, library);
  if (differences.length > 0) blocks.push(differenceBlock(differences, sources, say));
  blocks.push({ kind: "heading", content: [plain(say("answer.local.library"))] });
  return { blocks, sources };
}
