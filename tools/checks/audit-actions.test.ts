import { expect, test } from "vitest";
import { recordedActions, unnamedActions } from "./audit-actions.ts";

const SOURCES = {
  "features/cards/server/handlers.ts":
    'await recordAudit(db, { personId, action: "card_removed" });',
  "features/cards/server/audit.ts":
    "export const recordCard = (action: string) => recordAudit(db, { action });",
  "features/cards/server/publish.ts": 'await recordCard(hidden ? "card_hidden" : "card_shown");',
  "features/cards/server/read.ts": 'await recordAdminRead(context, "all_cards");',
  "features/cards/server/tables.ts": 'system("cards_removed", {});',
};

test("actions are found where they are written, through a function of the feature too", () => {
  expect([...recordedActions(SOURCES).keys()].sort()).toEqual([
    "card_hidden",
    "card_removed",
    "card_shown",
  ]);
});

test("an action without its name in one language is told", () => {
  const actions = new Map([["card_removed", "handlers.ts"]]);
  expect(
    unnamedActions(actions, {
      fr: { card_removed: "Carte retirée" },
      en: { card_removed: " " },
      es: {},
    }),
  ).toEqual([
    "handlers.ts: card_removed has no name in en (security: actions.card_removed)",
    "handlers.ts: card_removed has no name in es (security: actions.card_removed)",
  ]);
});
