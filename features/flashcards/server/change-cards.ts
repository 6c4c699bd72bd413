import { randomUUID } from "node:crypto";
import type { Tx } from "#platform/db/database.ts";
import { parseQuery } from "../domain/query.ts";
import type { Change, Selection } from "../domain/wire-manage.ts";
import { findDeck } from "./queries.ts";
import { addFacts, lockCards } from "./queries-cards.ts";
import {
  addTags,
  deleteNotesOfCards,
  removeTags,
  setOnCards,
  setOnNotes,
} from "./queries-change.ts";
import { idsFound } from "./queries-search.ts";
import type { Moment } from "./queries-study.ts";
import { refoldCards } from "./refold-cards.ts";

export type Changed = { ok: true; cards: number } | { ok: false; reason: "unknownDeck" };

/** One change on the chosen cards, all or none of them. Cards of somebody else are not there. */
export async function changeCards(
  tx: Tx,
  ownerId: string,
  selection: Selection,
  change: Change,
  moment: Moment,
): Promise<Changed> {
  const ids =
    "cardIds" in selection
      ? selection.cardIds
      : await idsFound(tx, parseQuery(selection.query), moment);
  if (ids.length === 0) return { ok: true, cards: 0 };
  if (change.action === "move" && !(await findDeck(tx, change.deckId)))
    return { ok: false, reason: "unknownDeck" };
  return { ok: true, cards: await apply(tx, ownerId, ids, change, moment) };
}

async function apply(
  tx: Tx,
  ownerId: string,
  ids: readonly string[],
  change: Change,
  { now }: Moment,
) {
  switch (change.action) {
    case "suspend":
      return setOnCards(tx, ids, { suspended: change.suspended });
    case "bury":
      return setOnCards(tx, ids, { buriedUntil: change.until });
    case "flag":
      return setOnCards(tx, ids, { flag: change.flag });
    case "delete":
      return deleteNotesOfCards(tx, ids);
    case "move": {
      const moved = await setOnCards(tx, ids, { deckId: change.deckId });
      // Another deck may have other options, and its cards are scheduled with them.
      await refoldCards(tx, await lockCards(tx, ids));
      return moved;
    }
    case "reset": {
      const cards = await lockCards(tx, ids);
      const rows = cards.map(({ id }) => ({
        id: randomUUID(),
        ownerId,
        cardId: id,
        at: now,
        receivedAt: now,
      }));
      await addFacts(
        tx,
        rows.map((row) => ({ ...row, placed: { state: null } })),
      );
      await refoldCards(tx, cards);
      return cards.length;
    }
    case "addTags":
      await addTags(tx, ids, change.tags, now);
      break;
    case "removeTags":
      await removeTags(tx, ids, change.tags, now);
      break;
    case "specialty":
      await setOnNotes(tx, ids, { specialty: change.specialty }, now);
      break;
    case "difficulty":
      await setOnNotes(tx, ids, { difficulty: change.difficulty }, now);
      break;
  }
  return (await lockCards(tx, ids)).length;
}
