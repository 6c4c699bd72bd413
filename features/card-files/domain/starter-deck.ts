// The decks shipped with the product: one for each category cached for offline use. Each card
// states one fact, and says where it is from.
import { z } from "zod";
import { clozeNumbers, NOTE_DIFFICULTIES, ordinalsOf } from "#features/flashcards/domain/public.ts";
import { SPECIALTIES } from "#features/guidelines/domain/public.ts";
import { type ImportedNote, NO_DETAILS, newCard } from "./imported.ts";

const id = z.string().regex(/^[a-z\d]+(?:-[a-z\d]+)*$/);
const text = z.string().trim().min(1).max(400);

const sourceSchema = z.strictObject({
  id,
  organisation: text,
  title: z.string().trim().min(1).max(400),
  /** The document's own year; "undated" when it bears none. */
  year: z.union([z.int().min(1900).max(2100), z.literal("undated")]),
  /** DOI wherever there is one. */
  link: z.url({ protocol: /^https?$/ }),
});

const cardSchema = z.strictObject({
  id,
  kind: z.enum(["basic", "reversed", "cloze", "typed"]),
  /** Plain text: the sign < means less than. Gaps of a cloze are {{c1::…}}. */
  question: text,
  answer: text.optional(),
  extra: text.optional(),
  tags: z
    .array(z.string().regex(/^[a-z\d]+(?:-[a-z\d]+)*(?:::[a-z\d]+(?:-[a-z\d]+)*)?$/))
    .min(1)
    .max(5),
  difficulty: z.enum(NOTE_DIFFICULTIES),
  /** One of the deck's sources. */
  source: id,
  /**
   * Passage of the library that states the fact, "sheet#passage": a person opens it from the card.
   */
  passage: z.string().regex(/^[a-z\d-]+#[a-z]\d{1,2}$/),
});

export const starterDeckSchema = z
  .strictObject({
    id,
    /** As the specification spells it. */
    category: z.enum(["AVC", "Arrêt Cardiaque", "Troubles de la conscience", "Douleur thoracique"]),
    description: text,
    specialty: z.enum(SPECIALTIES),
    language: z.literal("fr"),
    /** Day on which each card was compared with the passage it cites. */
    checked: z.iso.date(),
    /** Titles of the library sheets whose passages are cited. */
    sheets: z.record(id, text),
    sources: z.array(sourceSchema).min(1),
    cards: z.array(cardSchema).min(25),
  })
  .superRefine((deck, context) => {
    const problems = [...problemsOfSources(deck), ...deck.cards.flatMap(problemsOfCard(deck))];
    for (const message of problems) context.addIssue({ code: "custom", message });
  });

export type StarterDeck = z.output<typeof starterDeckSchema>;
type Card = z.output<typeof cardSchema>;
type Written = Pick<StarterDeck, "id" | "sources" | "sheets" | "cards">;

function* problemsOfSources({ sources, cards }: Written): Generator<string> {
  const ids = new Set(sources.map((source) => source.id));
  const cited = new Set(cards.map(({ source }) => source));
  if (ids.size !== sources.length) yield "a source is listed twice";
  for (const id of ids) if (!cited.has(id)) yield `no card cites the source ${id}`;
  if (new Set(cards.map((card) => card.id)).size !== cards.length) yield "a card id is used twice";
}

const problemsOfCard =
  ({ id, sources, sheets }: Written) =>
  (card: Card): string[] => {
    const sheet = card.passage.split("#")[0] ?? "";
    const refused: [boolean, string][] = [
      [!card.id.startsWith(`${id}-`), "an id starts with that of its deck"],
      [sources.every((source) => source.id !== card.source), `unknown source ${card.source}`],
      [sheets[sheet] === undefined, `unknown sheet ${card.passage}`],
      ...problemsOfGaps(card),
    ];
    return refused.flatMap(([is, what]) => (is ? [`${card.id}: ${what}`] : []));
  };

function problemsOfGaps({ kind, question, answer }: Card): [boolean, string][] {
  const gaps = clozeNumbers(question).length;
  return kind === "cloze"
    ? [[gaps !== 1 || answer !== undefined, "a cloze has one gap and no answer"]]
    : [[gaps > 0 || answer === undefined, "an answer, and no gap"]];
}

/** Sections of a sheet, by the letter of their passages. */
const SECTIONS: Readonly<Record<string, string>> = {
  d: "définition",
  r: "signes de gravité",
  f: "premières minutes",
  e: "examens",
  t: "traitement",
  o: "orientation",
  p: "pièges",
};

const toHtml = (plain: string) =>
  plain
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll("\n", "<br>");

/**
 * The deck as notes, ready for the same path as an import: fixed guids, so that adding it twice
 * adds nothing.
 */
export function notesOfStarterDeck(deck: StarterDeck, created: number): ImportedNote[] {
  return deck.cards.map((card, position) => {
    const source = deck.sources.find((entry) => entry.id === card.source);
    const [sheet = "", passage = ""] = card.passage.split("#");
    const note = {
      guid: `sclepios-${card.id}`,
      kind: card.kind,
      deck: [deck.category],
      question: toHtml(card.question),
      answer: toHtml(card.answer ?? ""),
      extra: toHtml(card.extra ?? ""),
      tags: card.tags,
      created: created + position,
      occlusion: null,
      details: {
        ...NO_DETAILS,
        specialty: deck.specialty,
        difficulty: card.difficulty,
        source: source
          ? {
              title: `${source.organisation}. ${source.title}`,
              link: source.link,
              year: yearOf(source),
              passage: `Fiche «\u00A0${deck.sheets[sheet] ?? sheet}\u00A0», ${SECTIONS[passage[0] ?? ""] ?? passage}`,
            }
          : null,
      },
    };
    return { ...note, cards: ordinalsOf(note).map((ordinal) => newCard(ordinal, position)) };
  });
}

/** Null when the document bears no year. */
export const yearOf = ({ year }: StarterDeck["sources"][number]): number | null =>
  year === "undated" ? null : year;
