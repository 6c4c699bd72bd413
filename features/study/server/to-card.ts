// A line that was missed becomes a card, with the passage it stands on; made twice, it is made once.
import { createHash } from "node:crypto";
import { deckNamed, keepNotes } from "#features/flashcards/server/public.ts";
import { openPassage } from "#features/guidelines/server/public.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { LANGUAGES, type Language } from "#platform/i18n/languages.ts";
import type { BankQuestion, QuestionPart } from "../domain/bank-question.ts";
import { isClassOpen } from "../domain/session.ts";
import { findAttempt } from "./queries-attempts.ts";

export interface CardRequest {
  readonly id: string;
  readonly position: number;
  readonly part: number | null;
  readonly line: string | null;
  readonly language: Language;
}

type Made =
  | { readonly ok: true; readonly deck: string; readonly created: boolean }
  | { readonly ok: false; readonly reason: "notFound" | "open" };

const escaped = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll("\n", "<br>");

function noteId(...parts: readonly (string | number | null)[]): string {
  const hex = createHash("sha256")
    .update(`study:${parts.join(":")}`)
    .digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Why, with the words of the article that it stands on. */
const whyOf = (one: { explanation: string | null; quote?: string | undefined }): string =>
  [one.explanation, one.quote && `«\u00a0${one.quote}\u00a0»`].filter(Boolean).join("\n");

/** The question of the card, its answer, and why. */
function sidesOf(
  content: BankQuestion,
  { part: at, line: id }: CardRequest,
  say: (key: string) => string,
) {
  const part: BankQuestion | QuestionPart | undefined =
    "questions" in content ? content.questions[at ?? -1] : content;
  if (!part || "questions" in part) return null;
  const context = "questions" in content ? `${content.statement}\n` : "";
  if (part.type === "qroc")
    return {
      question: `${context}${part.statement}`,
      answer: part.accepted[0] ?? "",
      extra: whyOf(part),
      passage: part.passage,
    };
  // What a panel chose is no answer to learn by heart.
  if (part.type === "tcs") return null;
  if (part.type === "zones") return zoneSides(part, id, context);
  const line = part.propositions.find((one) => one.id === id);
  if (!line) return null;
  return {
    question: `${context}${part.statement}\n→ ${line.text}`,
    answer: say(line.correct ? "card.true" : "card.false"),
    extra: whyOf(line),
    // A wrong line of a quiz is denied by the passage of the right one.
    passage: line.passage ?? part.propositions.find(({ passage }) => passage)?.passage,
  };
}

/** The drawing in words: a card has none. */
function zoneSides(
  { statement, image, zones }: Extract<QuestionPart, { type: "zones" }>,
  id: string | null,
  context: string,
) {
  const zone = zones.find((one) => one.id === id);
  if (!zone) return null;
  const { name: answer, explanation, passage } = zone;
  const question = `${context}${statement}\n${image.alt}`;
  return { question, answer, extra: explanation ?? "", passage };
}

type Opened = NonNullable<Awaited<ReturnType<typeof openPassage>>>;

/** The passage that the line stands on; of a person's own question, what it says of its source. */
const sourceOf = (passage: Opened | null, named: string | null) => {
  if (passage) {
    const { title, route: link, year, text } = passage;
    return { title, link, year, passage: text };
  }
  return named === null ? null : { title: named.slice(0, 500), link: "", year: null, passage: "" };
};

export async function toCard(
  { texts, now }: Pick<Services, "texts" | "now">,
  tx: Tx,
  ownerId: string,
  request: CardRequest,
): Promise<Made> {
  const row = await findAttempt(tx, request.id);
  const question = row?.questions[request.position];
  if (!row || !question) return { ok: false, reason: "notFound" };
  // A card holds the key.
  const open = isClassOpen(row.settings, now());
  if (row.mode === "exam" && (!row.submittedAt || open)) return { ok: false, reason: "open" };
  const say = (key: string) => texts.t("fr", `study:${key}`);
  const sides = sidesOf(question.content, request, say);
  if (!sides) return { ok: false, reason: "notFound" };
  const passage = sides.passage ? await openPassage(tx, sides.passage) : null;
  const name = (language: Language) => texts.t(language, "study:card.deck");
  const deck = await deckNamed(
    tx,
    ownerId,
    [name(request.language), ...LANGUAGES.map(name)],
    now(),
  );
  const note = {
    id: noteId(ownerId, question.id, request.part, request.line),
    deckId: deck.id,
    kind: "basic" as const,
    question: escaped(sides.question),
    answer: escaped(sides.answer),
    extra: escaped(sides.extra),
    occlusion: null,
    tags: question.content.specialty ? [question.content.specialty] : [],
    mode: "manual" as const,
    source: sourceOf(passage, question.content.source),
  };
  const [outcome] = await keepNotes(tx, ownerId, [note], now());
  return { ok: true, deck: deck.name, created: outcome?.status === "created" };
}
