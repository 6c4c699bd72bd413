import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { DEFAULT_DECK_OPTIONS } from "#features/flashcards/domain/deck-options.ts";
import { flashcards } from "#features/flashcards/web/feature.ts";
import * as notes from "#features/flashcards/web/offline/send-notes.ts";
import { hasDrafts } from "#platform/auth/web/drafts.ts";
import { session } from "#platform/auth/web/session.ts";
import { registerFeatures } from "#platform/feature/web/registry.ts";
import { singleKeys } from "#platform/ui/device-preference.ts";
import { fakeCalls, Refusal } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { type Batch, refuse, takeBack } from "../domain/batch.ts";
import { GenerateTab } from "./generate-tab.tsx";

const N = "\u00a0";
const KEPT = "flashcards-generated:p1";
const DECK = "00000000-0000-4000-8000-00000000000d";
const TEXT = `Choc septique

Le choc septique est une défaillance circulatoire grave liée à une infection.

Noradrénaline : objectif de PAM ≥ 65 mmHg.

Traitement : remplissage et antibiotiques sans attendre.`;
const deck = { id: DECK, name: "Urgences", options: DEFAULT_DECK_OPTIONS, createdAt: new Date() };
const counts = { new: 0, learning: 0, due: 0, total: 0, suspended: 0, neverSeen: 0 };

/**
 * What the device keeps to be sent. IndexedDB is absent here: items live in the memory of the tab.
 */
const handed: {
  id: string;
  question: string;
  answer: string;
  deckId: string;
  source: { passage: string };
}[] = [];

beforeEach(() => {
  handed.length = 0;
  localStorage.clear();
  registerFeatures([flashcards]);
  vi.spyOn(session, "current").mockReturnValue({ id: "p1" } as ReturnType<typeof session.current>);
});

async function draw(answers: Parameters<typeof fakeCalls>[0] = {}) {
  const calls = fakeCalls({
    "flashcards/listDecks": () => [{ ...deck, counts }],
    "flashcards/generationSetup": () => ({ model: false, left: null }),
    "flashcards/findDuplicates": () => [],
    ...answers,
  });
  const drawn = await renderPage(<GenerateTab />, { texts: ["flashcards"] });
  return { calls, drawn, user: userEvent.setup() };
}

async function propose(answers: Parameters<typeof fakeCalls>[0] = {}, text = TEXT) {
  const drawn = await draw(answers);
  await screen.findByText(/Aucun modèle de langage n’est connecté/);
  const field = screen.getByRole("textbox", { name: "Texte" });
  await drawn.user.click(field);
  await drawn.user.paste(text);
  await drawn.user.keyboard("{Control>}{Enter}{/Control}");
  await screen.findByRole("region", { name: "Propositions à juger" });
  return drawn;
}
const kept = () => JSON.parse(localStorage.getItem(KEPT) ?? "{}") as { batch: Batch | null };
const judged = () => kept().batch?.proposals.map((one) => one.judged);
const place = () => screen.getByRole("heading", { level: 2 }).textContent;

test("an empty text is said; rules propose cards beside their passage, and say that no model did", async () => {
  const { user } = await draw();
  await screen.findByRole("option", { name: "Urgences" });
  expect(screen.getByText("0 sur 120 000 caractères.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Proposer des cartes" }));
  expect(screen.getByRole("alert")).toHaveTextContent("Donnez d’abord un texte.");
  await user.click(screen.getByRole("textbox", { name: "Texte" }));
  await user.paste(TEXT);
  await user.click(screen.getByRole("button", { name: "Proposer des cartes" }));
  const region = await screen.findByRole("region", { name: "Propositions à juger" });
  expect(place()).toBe("Proposition 1 sur 3");
  expect(
    screen.getByText("Extraites du texte par des règles, sans modèle de langage."),
  ).toBeVisible();
  expect(within(region).getByText("Comment définir le choc septique ?")).toBeVisible();
  const passage = screen.getByRole("complementary", { name: "Passage d’origine" });
  expect(
    within(passage).getByText(
      "Le choc septique est une défaillance circulatoire grave liée à une infection.",
      {
        selector: "mark",
      },
    ),
  ).toBeVisible();
});

test("judged from the keyboard: accept, refuse, undo, edit; what was done and what waits survive a reload", async () => {
  const { drawn, user } = await propose();
  await user.keyboard("a");
  expect(screen.getByText("Acceptée.")).toBeVisible();
  expect(place()).toBe("Proposition 2 sur 3");
  await user.keyboard("r");
  await user.keyboard("u");
  expect(screen.getByText("Refus annulé.")).toBeVisible();
  expect(place()).toBe("Proposition 2 sur 3");
  await user.keyboard("e");
  const text = screen.getByRole("textbox", { name: "Texte" });
  expect(text).toHaveFocus();
  await user.type(text, " chez 40 patients{Control>}{Enter}{/Control}");
  // A number that the passage does not hold.
  expect(screen.getByRole("list", { name: "À regarder" })).toHaveTextContent(
    "Un nombre ne figure pas dans le passage",
  );
  await user.keyboard("r");
  expect(judged()).toEqual(["accepting", "refused", "none"]);
  drawn.unmount();
  await draw();
  expect(await screen.findByRole("heading", { level: 2 })).toHaveTextContent("Proposition 3 sur 3");
  await user.keyboard("{ArrowRight}");
  await user.click(screen.getByRole("button", { name: "Accepter celle sans remarque" }));
  expect(await screen.findByText("Tout est jugé")).toBeVisible();
  await user.click(screen.getByText("1 refusée"));
  await user.click(screen.getByRole("button", { name: "Reprendre" }));
  expect(place()).toBe("Proposition 2 sur 3");
});

test("what replaces a form takes the keyboard; the last refusal is undone from the end", async () => {
  const { user } = await propose();
  expect(screen.getByRole("heading", { level: 2 })).toHaveFocus();
  await user.keyboard("e{Escape}");
  expect(screen.getByRole("button", { name: "Modifier" })).toHaveFocus();
  await user.keyboard("rrr");
  expect(await screen.findByRole("heading", { name: "Tout est jugé" })).toHaveFocus();
  // Nothing is left that a sign-out would lose.
  expect(hasDrafts("p1")).toBe(false);
  await user.keyboard("u");
  expect(place()).toBe("Proposition 3 sur 3");
  expect(hasDrafts("p1")).toBe(true);
});

test("what was typed comes back once what another page lent is removed", async () => {
  const first = await draw();
  await screen.findByRole("option", { name: "Urgences" });
  await first.user.click(screen.getByRole("textbox", { name: "Texte" }));
  await first.user.paste("Mon cours à moi.");
  first.drawn.unmount();
  fakeCalls({
    "flashcards/listDecks": () => [{ ...deck, counts }],
    "guidelines/sheet": () => ({
      id: "choc",
      title: "Choc",
      specialty: "urgences",
      checked: "2026-11-21",
      content: [],
    }),
  });
  await renderPage(<GenerateTab />, {
    texts: ["flashcards"],
    at: "/flashcards?tab=generate&from=guidelines.sheet:choc",
  });
  expect(await screen.findByText("Choc")).toBeVisible();
  await first.user.click(screen.getByRole("button", { name: "Retirer" }));
  expect(screen.getByRole("textbox", { name: "Texte" })).toHaveValue("Mon cours à moi.");
});

test("letters typed in a field judge nothing, and single keys can be turned off", async () => {
  const { user } = await propose();
  await user.keyboard("e");
  await user.keyboard("ar");
  expect(judged()).toEqual(["none", "none", "none"]);
  await user.click(screen.getByRole("button", { name: "Annuler" }));
  await user.keyboard("?");
  await user.click(
    await screen.findByRole("checkbox", {
      name: "Activer les raccourcis à une touche sur cet appareil",
    }),
  );
  await user.click(screen.getByRole("button", { name: "Fermer" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.keyboard("a");
  expect(judged()).toEqual(["none", "none", "none"]);
  singleKeys.write("on");
});

test("a question the person has already is said, and not taken with the others", async () => {
  const { user } = await propose({
    "flashcards/findDuplicates": () => [
      { index: 0, noteId: DECK, question: "Choc septique, définition ?" },
    ],
  });
  expect(await screen.findByText(/Des cartes posent déjà cette question/)).toHaveTextContent(
    "Choc septique, définition ?",
  );
  await user.click(screen.getByRole("button", { name: "Accepter les 2 sans remarque" }));
  expect(judged()).toEqual(["none", "accepting", "accepting"]);
  await user.click(screen.getByRole("button", { name: "Abandonner" }));
  const sure = screen.getByRole("alertdialog", {
    name: `1 proposition n’est pas jugée${N}: l’abandonner${N}?`,
  });
  await user.click(within(sure).getByRole("button", { name: "Non, continuer" }));
  expect(place()).toBe("Proposition 1 sur 3");
});

test("a proposal judged in another tab stays judged, and shows here; a text begun there takes the place of this one", async () => {
  const { user } = await propose();
  /**
   * As another tab does: changes what the device keeps, and the browser tells this one, at once or
   * later.
   */
  const elsewhere = (how: (batch: Batch) => Batch | null, told = true) => {
    const { form, batch } = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as {
      form: object;
      batch: Batch;
    };
    localStorage.setItem(KEPT, JSON.stringify({ form, batch: how(batch) }));
    if (told) act(() => void window.dispatchEvent(new StorageEvent("storage", { key: KEPT })));
  };
  const third = kept().batch?.proposals[2]?.id ?? "";
  elsewhere((batch) => refuse(batch, third), false);
  await user.keyboard("r");
  expect(judged()).toEqual(["refused", "none", "refused"]);
  expect(screen.getByText("2 refusées")).toBeVisible();
  elsewhere((batch) => takeBack(batch, third));
  expect(screen.getByText("1 refusée")).toBeVisible();
  // It wrote without having heard of what was done here: what it lacks is given back to it.
  const stale = kept().batch as Batch;
  await user.keyboard("r");
  elsewhere(() => refuse(stale, third));
  expect(judged()).toEqual(["refused", "refused", "refused"]);
  expect(await screen.findByText("Tout est jugé")).toBeVisible();
  // Begun again there, then left.
  elsewhere((batch) => ({ ...batch, id: "another", proposals: batch.proposals.slice(0, 1) }));
  expect(screen.getByText("1 refusée")).toBeVisible();
  elsewhere(() => null);
  expect(screen.getByRole("button", { name: "Proposer des cartes" })).toBeVisible();
});

test("a reading that is stopped says so, gives the keyboard back and leaves the text as it was", async () => {
  const { user } = await draw();
  await screen.findByRole("option", { name: "Urgences" });
  await user.click(screen.getByRole("radio", { name: "Fichier" }));
  await user.click(screen.getByRole("textbox", { name: "Texte" }));
  await user.paste("Mon cours à moi.");
  const { promise, resolve } = Promise.withResolvers<Response>();
  const fetched = vi.spyOn(globalThis, "fetch").mockReturnValue(promise);
  const input = screen.getByLabelText("Choisir un fichier");
  await user.upload(input, new File(["%PDF-"], "Gros cours.pdf", { type: "application/pdf" }));
  expect(screen.getByText("Lecture du fichier…")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Arrêter la lecture" }));
  expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  // What comes late is for nobody.
  await act(async () => resolve(Response.json({ text: "Un autre texte.", cut: false })));
  expect(screen.getByText("Lecture arrêtée. Le texte n’a pas changé.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Arrêter la lecture" })).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(input).toHaveFocus();
  expect(screen.getByRole("textbox", { name: "Texte" })).toHaveValue("Mon cours à moi.");
});

test("nothing to propose is said, and the text is still there", async () => {
  const { user } = await draw();
  await screen.findByRole("option", { name: "Urgences" });
  await user.click(screen.getByRole("textbox", { name: "Texte" }));
  await user.paste("Bonjour à tous.");
  await user.click(screen.getByRole("button", { name: "Proposer des cartes" }));
  expect(await screen.findByText("Aucune carte n’a pu être tirée de ce texte")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Autre texte" }));
  expect(screen.getByRole("textbox", { name: "Texte" })).toHaveValue("Bonjour à tous.");
});

test("a device that refuses to keep the proposals is said", async () => {
  const { user } = await propose();
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await user.keyboard("r");
  expect(await screen.findByText(/Cet appareil refuse de garder ces propositions/)).toBeVisible();
});

test("accepted notes are sent by their own ids; one refused does not stop the others", async () => {
  const outcome = (id: string, reason: string | null) => ({
    id,
    status: reason ? "refused" : "created",
    reason,
    fields: [],
    cards: reason ? 0 : 1,
  });
  const calls = fakeCalls({
    "flashcards/createNotes": ({ notes: sent }: { notes: { id: string; deckId: string }[] }) =>
      sent.map(({ id, deckId }) => outcome(id, deckId === "gone" ? "unknownDeck" : null)),
  });
  const item = (id: string, deckId: string) => ({
    id,
    timestamp: 1,
    type: "flashcard_note",
    data: { owner: "p1", notes: [{ id, deckId, question: `Q${id}` }] },
  });
  const verdict = await notes.sendNotes(
    [item("1", "d"), item("2", "gone"), item("3", "d")],
    new AbortController().signal,
  );
  expect(verdict).toEqual({
    acknowledged: ["1", "3"],
    refused: [{ id: "2", reason: "Ce paquet n’existe plus." }],
  });
  expect(calls).toHaveLength(3);
  expect(notes.describeNotes(item("1", "d"))).toBe("Q1");
});

test("rights that could not be read are said, with a way to ask again", async () => {
  let fails = true;
  const { user } = await draw({
    "flashcards/generationSetup": () => {
      if (fails) throw new Refusal(404, "NOT_FOUND");
      return { model: false, left: null };
    },
  });
  expect(await screen.findByText(/Le profil n’a pas pu être chargé/)).toBeVisible();
  fails = false;
  await user.click(screen.getByRole("button", { name: "Réessayer" }));
  expect(await screen.findByText(/Aucun modèle de langage n’est connecté/)).toBeVisible();
  expect(screen.queryByText(/Le profil n’a pas pu être chargé/)).toBeNull();
});
