// A proposal is being put right here while another tab of the device judges: what is typed stays
// with it, whatever becomes of it.
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { DEFAULT_DECK_OPTIONS } from "#features/flashcards/domain/deck-options.ts";
import { flashcards } from "#features/flashcards/web/feature.ts";
import { session } from "#platform/auth/web/session.ts";
import { registerFeatures } from "#platform/feature/web/registry.ts";
import { fakeCalls } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { accept, type Batch, refuse } from "../domain/batch.ts";
import { GenerateTab } from "./generate-tab.tsx";

const KEPT = "flashcards-generated:p1";
const DECK = "00000000-0000-4000-8000-00000000000d";
const TEXT = `Choc septique

Le choc septique est une défaillance circulatoire grave liée à une infection.

Noradrénaline : objectif de PAM ≥ 65 mmHg.

Traitement : remplissage et antibiotiques sans attendre.`;
const TYPED = " (adulte)";
const WRITTEN = `Comment définir le choc septique\u00a0?${TYPED}`;

beforeEach(() => {
  localStorage.clear();
  registerFeatures([flashcards]);
  vi.spyOn(session, "current").mockReturnValue({ id: "p1" } as ReturnType<typeof session.current>);
});

const kept = () => JSON.parse(localStorage.getItem(KEPT) ?? "{}") as { form: object; batch: Batch };
const judged = () => kept().batch.proposals.map((one) => one.judged);
const idOf = (index: number) => kept().batch.proposals[index]?.id ?? "";
const place = () => screen.getByRole("heading", { level: 2 }).textContent;
const question = () => screen.getByRole("textbox", { name: "Question" });
/** As another tab does: changes what the device keeps, and the browser tells this one. */
const elsewhere = (how: (batch: Batch) => Batch | null) => {
  const { form, batch } = kept();
  localStorage.setItem(KEPT, JSON.stringify({ form, batch: how(batch) }));
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: KEPT })));
};

/** The first of three proposals, its form open and something typed in it. */
async function typing() {
  const counts = { new: 0, learning: 0, due: 0, total: 0, suspended: 0, neverSeen: 0 };
  fakeCalls({
    "flashcards/listDecks": () => [
      { id: DECK, name: "Urgences", options: DEFAULT_DECK_OPTIONS, createdAt: new Date(), counts },
    ],
    "flashcards/generationSetup": () => ({ model: false, left: null }),
    "flashcards/findDuplicates": () => [],
  });
  await renderPage(<GenerateTab />, { texts: ["flashcards"] });
  const user = userEvent.setup();
  await screen.findByText(/Aucun modèle de langage n’est connecté/);
  await user.click(screen.getByRole("textbox", { name: "Texte" }));
  await user.paste(TEXT);
  await user.keyboard("{Control>}{Enter}{/Control}");
  await screen.findByRole("region", { name: "Propositions à juger" });
  await user.keyboard("e");
  await user.click(question());
  await user.keyboard("{End}");
  await user.paste(TYPED);
  expect(question()).toHaveValue(WRITTEN);
  return user;
}

test("others are judged elsewhere, all of them: the form, its passage and the keyboard stay", async () => {
  const user = await typing();
  const field = question();
  elsewhere((batch) => refuse(accept(batch, [idOf(1)]), idOf(2)));
  expect(question()).toBe(field);
  expect(field).toHaveFocus();
  expect(field).toHaveValue(WRITTEN);
  expect(place()).toBe("Proposition 1 sur 3");
  await user.click(screen.getByRole("button", { name: "Enregistrer" }));
  expect(kept().batch.proposals[0]?.card.question).toBe(WRITTEN);
  expect(judged()).toEqual(["none", "accepting", "refused"]);
});

test("it is refused elsewhere: said, and saving it brings it back with what was typed", async () => {
  const user = await typing();
  elsewhere((batch) => refuse(batch, idOf(0)));
  expect(question()).toHaveValue(WRITTEN);
  expect(place()).toBe("Proposition 1 sur 3");
  expect(screen.getByText(/vient d’être refusée dans un autre onglet/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Enregistrer" }));
  expect(judged()).toEqual(["none", "none", "none"]);
  expect(place()).toBe("Proposition 1 sur 3");
  expect(screen.getByText(WRITTEN.replace("\u00a0", " "))).toBeVisible();
});

test("it is accepted elsewhere, and was the last: saving it adds what was typed as one more", async () => {
  const user = await typing();
  elsewhere((batch) => accept(batch, [idOf(0), idOf(1), idOf(2)]));
  expect(question()).toHaveValue(WRITTEN);
  expect(screen.getByText(/vient d’être acceptée telle qu’elle était/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Enregistrer" }));
  expect(judged()).toEqual(["accepting", "accepting", "accepting", "none"]);
  expect(kept().batch.proposals[0]?.card.question).toBe(WRITTEN.replace(TYPED, ""));
  expect(place()).toBe("Proposition 4 sur 4");
  const passage = screen.getByRole("complementary", { name: "Passage d’origine" });
  expect(
    within(passage).getByText(/Le choc septique est une défaillance/, { selector: "mark" }),
  ).toBeVisible();
});

test("it is accepted elsewhere, and what was typed is given up: nothing of it is added", async () => {
  const user = await typing();
  elsewhere((batch) => accept(batch, [idOf(0), idOf(1), idOf(2)]));
  await user.click(screen.getByRole("button", { name: "Annuler" }));
  expect(await screen.findByRole("heading", { name: "Tout est jugé" })).toBeVisible();
  expect(judged()).toEqual(["accepting", "accepting", "accepting"]);
});

test.each([
  ["left", () => null],
  [
    "begun again",
    (batch: Batch) => ({ ...batch, id: "another", proposals: batch.proposals.slice(0, 1) }),
  ],
])(
  "the proposals are %s elsewhere: what was typed is still there to be taken",
  async (_what, how) => {
    const user = await typing();
    elsewhere(how);
    const lost = screen.getByRole("region", {
      name: /Ces propositions ont été quittées dans un autre onglet/,
    });
    expect(within(lost).getByRole("textbox", { name: "Question" })).toHaveValue(WRITTEN);
    expect(within(lost).getByRole("textbox", { name: "Question" })).toHaveFocus();
    await user.click(within(lost).getByRole("button", { name: "Fermer" }));
    expect(lost).not.toBeInTheDocument();
  },
);

test("while a form is open, no key, no arrow and no acceptance of the others takes its proposal away", async () => {
  const user = await typing();
  screen.getByRole("button", { name: "Enregistrer" }).focus();
  await user.keyboard("ar{ArrowRight}u");
  expect(screen.getByRole("button", { name: "Proposition suivante" })).toBeDisabled();
  await user.click(screen.getByRole("button", { name: /^Accepter les 2 sans remarque/ }));
  expect(judged()).toEqual(["none", "accepting", "accepting"]);
  expect(question()).toHaveValue(WRITTEN);
});
