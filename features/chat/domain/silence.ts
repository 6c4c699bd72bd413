// What is said when nothing is answered: the name of what has no sheet, or that nothing was found.
import type { RecognisedEntity } from "#platform/ai/toolbox.ts";
import { note, type Say } from "./answer-parts.ts";
import { type Inline, plain, strong } from "./inline.ts";
import type { Block } from "./markup.ts";
import type { QuestionLanguage } from "./question.ts";

const ARTICLE = /^(?:l[’']|(?:la|le|les|el|los|las) )/iu;

/** A name as it stands in a list: "dissection aortique". */
export const bareName = (title: string): string => title.replace(ARTICLE, "");

/**
 * A subject without a sheet, a score that is not built: said by its name, its neighbours by theirs
 * alone.
 */
export function absentBlocks(
  absent: readonly RecognisedEntity[],
  neighbours: readonly { title: string }[],
  say: Say,
): Block[] {
  const lines = absent.map(({ title, kind }): Inline[] => [
    strong(
      kind === "score"
        ? say("answer.absent.score", { name: bareName(title) })
        : say("answer.absent.title", { name: kind === "drug" ? bareName(title) : title }),
    ),
  ]);
  return [
    ...lines.map((content): Block => ({ kind: "paragraph", content })),
    ...besideBlock(neighbours, say),
    note(say("answer.absent.body")),
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
