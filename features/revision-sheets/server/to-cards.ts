import { createHash } from "node:crypto";
import { deckNamed, keepNotes } from "#features/flashcards/server/public.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { LANGUAGES, type Language } from "#platform/i18n/languages.ts";
import { cardsOf, type SheetCard } from "../domain/cards.ts";
import type { Sheet } from "../domain/wire.ts";
import { findSheet, sheetOf } from "./queries.ts";

/** The note of a statement has always the same id: made twice, it is made once. */
function noteId(ownerId: string, sheetId: string, statementId: string): string {
  const hex = createHash("sha256")
    .update(`revision-sheet:${ownerId}:${sheetId}:${statementId}`)
    .digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** A word of the title that a search finds: "embolie-pulmonaire". */
const tagOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/gu, "")
    .slice(0, 60);

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

function noteOf(ownerId: string, deckId: string, sheet: Sheet, { statement, content }: SheetCard) {
  const sources = sheet.sources.filter(({ n }) => statement.sources.includes(n));
  const tag = tagOf(sheet.title);
  return {
    ...content,
    id: noteId(ownerId, sheet.id, statement.id),
    deckId,
    occlusion: null,
    extra: escaped(
      [...new Set(sources.map(({ label }) => label).filter((label) => label !== ""))].join(" · "),
    ),
    tags: tag === "" ? [] : [tag],
    mode: "ai" as const,
    source: {
      title: sheet.title,
      link: `/revision-sheets?sheet=${sheet.id}`,
      year: sources.reduce<number | null>(
        (latest, { year }) => ((year ?? 0) > (latest ?? 0) ? year : latest),
        null,
      ),
      passage: statement.text,
    },
  };
}

/** Puts the cards of a sheet into the person's deck of sheets; null when there is no such sheet. */
export async function toCards(
  { texts, now }: Pick<Services, "texts" | "now">,
  tx: Tx,
  ownerId: string,
  { id, language }: { id: string; language: Language },
) {
  const row = await findSheet(tx, id, true);
  if (!row) return null;
  const sheet = sheetOf(row);
  const { cards, unverified } = cardsOf(sheet.title, sheet.sections, (section) =>
    texts.t(language, `revision-sheets:sections.${section}`),
  );
  const name = (spoken: Language) => texts.t(spoken, "revision-sheets:cards.deck");
  const deck = await deckNamed(tx, ownerId, [name(language), ...LANGUAGES.map(name)], now());
  const notes = cards.map((card) => noteOf(ownerId, deck.id, sheet, card));
  const outcomes = notes.length > 0 ? await keepNotes(tx, ownerId, notes, now()) : [];
  const of = (status: string) => outcomes.filter((one) => one.status === status);
  return {
    deckId: deck.id,
    deck: deck.name,
    created: of("created").reduce((sum, { cards: made }) => sum + made, 0),
    already: of("already").length,
    unverified,
  };
}
