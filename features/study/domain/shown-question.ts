// A question as it is asked: nothing in it says what is right.
import { type Article, placesOf } from "./bank-kinds.ts";
import type { BankQuestion, QuestionPart } from "./bank-question.ts";
import type { Drawing } from "./drawing.ts";
import { type ConcordanceAsk, isSeries } from "./question.ts";

/** A place that can be named instead of pointed at; how large it is would tell which is expected. */
export interface ShownPlace {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

export interface ShownConcordance {
  readonly ask: ConcordanceAsk;
  readonly hypothesis: string;
  readonly information: string;
}

export type ShownQuestion = Pick<
  BankQuestion,
  "type" | "statement" | "specialty" | "difficulty" | "item" | "language"
> & {
  /** Lines to tick; null for any other question. */
  readonly propositions: readonly { readonly id: string; readonly text: string }[] | null;
  /** How many right lines there are, where the type tells it. */
  readonly expected: number | null;
  readonly questions: readonly ShownPart[] | null;
  readonly image?: Drawing | undefined;
  /** Of zones, in the order in which they stand on the drawing. */
  readonly places?: readonly ShownPlace[] | undefined;
  readonly concordance?: ShownConcordance | undefined;
  readonly article?: Article | undefined;
};
export type ShownPart = Pick<
  ShownQuestion,
  "statement" | "propositions" | "expected" | "image" | "places"
> & {
  readonly type: QuestionPart["type"];
};

const TELLS_COUNT = new Set<string>(["qrp", "qrp-long"]);

function shownLines(part: QuestionPart | BankQuestion) {
  if (!("propositions" in part)) return { propositions: null, expected: null };
  const { type, propositions } = part;
  return {
    propositions: propositions.map(({ id, text }) => ({ id, text })),
    expected: TELLS_COUNT.has(type) ? propositions.filter(({ correct }) => correct).length : null,
  };
}

/** Their number is told, and which of the places they are is not. */
function shownZones(content: Extract<QuestionPart, { type: "zones" }>) {
  const places = placesOf(content).map(({ name, x, y }) => ({ name, x, y }));
  return {
    places: places.toSorted((a, b) => a.y - b.y || a.x - b.x),
    expected: content.zones.length,
  };
}

const shownPart = (part: QuestionPart): ShownPart => ({
  ...{ type: part.type, statement: part.statement, ...shownLines(part) },
  ...(part.type === "zones" ? { image: part.image, ...shownZones(part) } : {}),
});

/** What only some kinds show. */
function shownKind(content: BankQuestion): Partial<ShownQuestion> {
  switch (content.type) {
    case "zones":
      return shownZones(content);
    case "tcs": {
      const { ask, hypothesis, information } = content;
      return { concordance: { ask, hypothesis, information } };
    }
    case "lca":
      return { article: content.article };
    default:
      return {};
  }
}

/** The rank is not shown during a paper either. */
export function shownQuestion(content: BankQuestion): ShownQuestion {
  const { type, statement, specialty, difficulty, item, language, image } = content;
  return {
    ...{ type, statement, specialty, difficulty, item },
    ...shownLines(content),
    questions: isSeries(content) ? content.questions.map(shownPart) : null,
    ...(language ? { language } : {}),
    ...(image ? { image } : {}),
    ...shownKind(content),
  };
}
