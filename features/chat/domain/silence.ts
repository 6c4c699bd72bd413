// What is said when nothing is answered: the name of what has no sheet, or that nothing was found.
import type { RecognisedEntity } from "#platform/ai/toolbox.ts";
import { fold, stems } from "#platform/search/normalise.ts";
import { note, type Say } from "./answer-parts.ts";
import { type Inline, plain, strong } from "./inline.ts";
import type { Block } from "./markup.ts";
import type { QuestionLanguage } from "./question.ts";

const ARTICLE = /^(?:l[’']|(?:la|le|les|el|los|las) )/iu;

/** A name as it stands in a list: "dissection aortique". */
export const bareName = (title: string): string => title.replace(ARTICLE, "");

/**
 * Its usual name and, when they are others, the words that the person used: "la maladie de Horton
 * (artérite à cellules géantes)". A slip is not repeated.
 */
export function nameSaid({
  title,
  words,
  corrected,
}: Pick<RecognisedEntity, "title" | "words" | "corrected">): string {
  // The official file of substances writes no accent: the person's are kept.
  if (title === fold(title) && fold(words) === title) return words;
  const own = new Set(stems(title));
  if (corrected || stems(words).every((one) => own.has(one))) return title;
  const bare = bareName(title);
  // "Hémophilie A" is an haemophilia, told more precisely.
  const isPrecise = fold(words).startsWith(`${fold(bare)} `);
  return isPrecise ? `${title}${words.slice(bare.length)}` : `${title} (${words})`;
}

/**
 * A subject without a sheet, a score that is not built: said by its name, its neighbours by theirs
 * alone.
 */
export function absentBlocks(
  absent: readonly RecognisedEntity[],
  neighbours: readonly { title: string }[],
  say: Say,
): Block[] {
  const lines = absent.map((one): Inline[] => {
    const name = nameSaid(one);
    return [
      strong(
        one.kind === "score"
          ? say("answer.absent.score", { name: bareName(name) })
          : say("answer.absent.title", { name: one.kind === "drug" ? bareName(name) : name }),
      ),
    ];
  });
  return [
    ...lines.map((content): Block => ({ kind: "paragraph", content })),
    ...besideBlock(neighbours, say),
    // A score has no doses that another sheet could lend.
    ...(absent.every(({ kind }) => kind === "score") ? [] : [note(say("answer.absent.body"))]),
  ];
}

function besideBlock(neighbours: readonly { title: string }[], say: Say): Block[] {
  const titles = neighbours.map(({ title }) => title).join(" · ");
  if (titles === "") return [];
  return [{ kind: "paragraph", content: [plain(say("answer.absent.neighbours", { titles }))] }];
}

/** A score that is built and that the sentence did not let be read: where it is computed. */
export const builtBlocks = (name: string, say: Say): Block[] => [
  { kind: "paragraph", content: [strong(say("answer.built", { name: bareName(name) }))] },
];

/** Nothing is answered; `neighbours`, by their names alone, are what may have been meant. */
export function nothingBlocks(
  language: QuestionLanguage,
  neighbours: readonly { title: string }[],
  say: Say,
): Block[] {
  const attempts = [
    say("answer.nothing.tryLess"),
    ...(language === "fr" ? [] : [say("answer.nothing.tryFrench")]),
    say("answer.nothing.tryLibrary"),
  ];
  return [
    {
      kind: "paragraph",
      content: [strong(say("answer.nothing.title")), plain(` ${say("answer.nothing.body")}`)],
    },
    ...besideBlock(neighbours, say),
    { kind: "list", items: attempts.map((attempt) => [plain(attempt)]) },
  ];
}
