import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { cardFiles } from "#features/card-files/web/feature.ts";
import { DEFAULT_DECK_OPTIONS } from "#features/flashcards/domain/deck-options.ts";
import { NO_DETAILS } from "#features/flashcards/domain/note-details.ts";
import type { Deck } from "#features/flashcards/domain/wire-note.ts";
import type { Queue, StudyCard } from "#features/flashcards/domain/wire-study.ts";
import { flashcards } from "#features/flashcards/web/feature.ts";
import { NEW_CARD } from "#features/memory/domain/schedule.ts";
import { session } from "#platform/auth/web/session.ts";
import { registerFeatures } from "#platform/feature/web/registry.ts";
import { loadQueue, refuseItems, settleItems } from "#platform/offline/web/queue-store.ts";
import { fakeCalls } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { cardStudy } from "./feature.ts";
import { StudyTab } from "./study-tab.tsx";

const DECK = "00000000-0000-4000-8000-00000000000d";
const idOf = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const card = (n: number, over: Partial<StudyCard> = {}): StudyCard => ({
  id: idOf(n),
  noteId: `10000000-0000-4000-8000-00000000000${n}`,
  deckId: DECK,
  ordinal: 0,
  state: NEW_CARD,
  ...{ suspended: false, buriedUntil: null, flag: 0, leech: false },
  kind: "basic",
  question: `Question ${n}`,
  answer: `Réponse ${n}`,
  extra: "",
  occlusion: null,
  ...NO_DETAILS,
  version: 1,
  ...over,
});
const deck: Deck = {
  id: DECK,
  name: "Urgences::AVC",
  options: DEFAULT_DECK_OPTIONS,
  createdAt: new Date("2026-11-01T08:00:00Z"),
  counts: { new: 3, learning: 0, due: 0, total: 3, suspended: 0, neverSeen: 3 },
};
const queue = (cards: StudyCard[]): Queue => ({
  cards,
  counts: { new: cards.length, learning: 0, due: 0 },
  options: { [DECK]: DEFAULT_DECK_OPTIONS },
  weights: null,
  nextDue: null,
  serverTime: new Date(),
});
const waiting = () =>
  (
    JSON.parse(localStorage.getItem("offlineQueue") ?? "[]") as {
      id: string;
      data: Record<string, unknown>;
    }[]
  ).map(({ id, data }) => ({ ...data, id }) as Record<string, unknown>);

beforeEach(() => {
  registerFeatures([flashcards, cardFiles, cardStudy]);
  vi.spyOn(session, "current").mockReturnValue({
    id: "p1",
    name: "Camille Marchand",
    email: "camille@example.org",
    emailVerified: true,
    systemRole: "user",
    providerRole: "user",
    language: "fr",
    consent: true,
    avatar: null,
  });
});
async function begin(cards: StudyCard[]) {
  fakeCalls({ "flashcards/listDecks": () => [deck], "flashcards/queue": () => queue(cards) });
  const drawn = await renderPage(<StudyTab />, { texts: ["flashcards", "offline"] });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Étudier Urgences::AVC" }));
  await screen.findByRole("region", { name: "Question" });
  return { user, drawn };
}
const question = () => screen.getByRole("region", { name: "Question" });

test("a card is shown, answered and rated by keyboard; each rating says when the card comes back", async () => {
  const { user } = await begin([card(1), card(2)]);
  expect(question()).toHaveTextContent("Question 1");
  await waitFor(() => expect(question()).toHaveFocus());
  await user.keyboard(" ");
  expect(screen.getByRole("region", { name: "Réponse" })).toHaveTextContent("Réponse 1");
  const ratings = within(screen.getByRole("group", { name: "Votre réponse" })).getAllByRole(
    "button",
  );
  expect(ratings.map((button) => button.textContent)).toEqual([
    "Très difficileje ne savais pas1 min1",
    "Difficilesue avec peine6 min2",
    "Biensue10 min3",
    expect.stringMatching(/^Facilesue aussitôt\d+ j4$/),
    expect.stringMatching(/^Très facileévidente\d+ j5$/),
  ]);
  await user.keyboard("4");
  expect(question()).toHaveTextContent("Question 2");
  expect(waiting()).toEqual([
    expect.objectContaining({
      cardId: idOf(1),
      rating: "easy",
      owner: "p1",
      sessionId: expect.any(String),
    }),
  ]);
});

test("a double tap rates one card and shows no answer unasked; the next tap, when it has been seen, does", async () => {
  await begin([card(1), card(2), card(3)]);
  // The clock stands still but for what each touch waits, whatever the machine does meanwhile.
  let clock = performance.now();
  vi.spyOn(performance, "now").mockImplementation(() => clock);
  const tap = (name: RegExp | string, later = 0) => {
    clock += later;
    const touch = new MouseEvent("click", { bubbles: true, detail: 1 });
    Object.defineProperty(touch, "timeStamp", { value: clock });
    act(() => void screen.getByRole("button", { name }).dispatchEvent(touch));
  };
  const seen = 300;
  tap("Afficher la réponse", seen);
  tap(/^Bien/);
  expect(waiting()).toEqual([]);
  tap(/^Facile/, seen);
  await waitFor(() => expect(question()).toHaveTextContent("Question 2"));
  tap("Afficher la réponse");
  tap("Suspendre");
  expect(screen.queryByRole("region", { name: "Réponse" })).toBeNull();
  expect(question()).toHaveTextContent("Question 2");
  tap("Afficher la réponse", seen);
  expect(screen.getByRole("region", { name: "Réponse" })).toBeVisible();
  expect(waiting()).toHaveLength(1);
});

test("answers are undone one by one, each as a fact of its own", async () => {
  const { user } = await begin([card(1), card(2), card(3)]);
  await user.keyboard(" 4 5");
  expect(question()).toHaveTextContent("Question 3");
  await user.keyboard("u");
  expect(question()).toHaveTextContent("Question 2");
  await user.click(screen.getByRole("button", { name: "Annuler la dernière réponse" }));
  expect(question()).toHaveTextContent("Question 1");
  const [first, second, undoSecond, undoFirst] = waiting();
  expect(undoSecond).toMatchObject({ cardId: idOf(2), retracts: second?.id });
  expect(undoFirst).toMatchObject({ cardId: idOf(1), retracts: first?.id });
});

test("bury and suspend put a card aside, a flag stays on it, and keys can be turned off", async () => {
  const { user } = await begin([card(1), card(2), card(3)]);
  await user.keyboard("b");
  expect(question()).toHaveTextContent("Question 2");
  expect(screen.getByText("Carte enterrée jusqu’à demain.")).toBeVisible();
  await user.keyboard("s");
  expect(question()).toHaveTextContent("Question 3");
  await user.keyboard("f");
  expect(screen.getByRole("button", { name: "Drapeau" })).toHaveAttribute("aria-pressed", "true");
  await user.keyboard("?");
  const help = await screen.findByRole("dialog", { name: "Touches du clavier" });
  await user.click(
    within(help).getByRole("checkbox", {
      name: "Activer les raccourcis à une touche sur cet appareil",
    }),
  );
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.keyboard("b");
  expect(question()).toHaveTextContent("Question 3");
});

test("a card is corrected in place, and its answer stays in sight", async () => {
  const { user } = await begin([card(1), card(2)]);
  await user.keyboard(" e");
  const dialog = await screen.findByRole("dialog", { name: "Modifier la note" });
  const field = within(dialog).getByRole("textbox", { name: "Réponse" });
  // What is pressed next is typed, and closes nothing.
  await waitFor(() =>
    expect(within(dialog).getByRole("textbox", { name: "Question" })).toHaveFocus(),
  );
  await user.clear(field);
  await user.click(within(dialog).getByRole("button", { name: "Enregistrer" }));
  expect(within(dialog).getByRole("alert")).toHaveTextContent(
    "La question et la réponse sont nécessaires.",
  );
  await user.type(field, "Corrigée");
  // Neither Escape nor a finger beside the window takes what was typed away.
  await user.keyboard("{Escape}");
  expect(field).toHaveValue("Corrigée");
  await user.keyboard("{Control>}{Enter}{/Control}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByRole("region", { name: "Réponse" })).toHaveTextContent("Corrigée");
  expect(screen.getByRole("region", { name: "Réponse" })).toHaveFocus();
});

test("a card that is asked gets another source, without network", async () => {
  const old = { title: "Ancien guide", link: "", year: null, passage: "Ancien passage" };
  const { user } = await begin([card(1, { tags: ["avc"], source: old })]);
  await user.keyboard("e");
  const dialog = await screen.findByRole("dialog", { name: "Modifier la note" });
  await user.click(within(dialog).getByText("Étiquettes, spécialité, source"));
  const title = within(dialog).getByRole("textbox", { name: "Source" });
  expect(title).toHaveValue("Ancien guide");
  await user.clear(title);
  await user.type(title, "Guide en vigueur");
  await user.clear(within(dialog).getByRole("textbox", { name: "Passage cité" }));
  await user.click(within(dialog).getByRole("button", { name: "Enregistrer" }));
  const journal = JSON.parse(localStorage.getItem("flashcards-session") ?? "{}");
  const { change } = journal.entries[0].sent;
  const { mode: _, ...silent } = NO_DETAILS;
  expect(change).toEqual({
    does: "editNote",
    edit: {
      id: card(1).noteId,
      version: 1,
      kind: "basic",
      question: "Question 1",
      answer: "Réponse 1",
      extra: "",
      occlusion: null,
      ...silent,
      tags: ["avc"],
      source: { title: "Guide en vigueur", link: "", year: null, passage: "" },
    },
  });
});

test("a typed answer is compared letter by letter; a gap opens", async () => {
  const typed = card(1, { kind: "typed", question: "Antidote ?", answer: "Naloxone" });
  const { user } = await begin([
    typed,
    card(2, { kind: "cloze", question: "Le {{c1::potassium}} monte", answer: "" }),
  ]);
  await user.type(screen.getByRole("textbox", { name: "Votre réponse" }), "naloxon{Enter}");
  expect(screen.getByText("Différent de la réponse attendue.")).toBeVisible();
  expect(screen.getByText("e", { selector: "ins" })).toBeVisible();
  await user.keyboard("4");
  expect(question()).toHaveTextContent("Le […] monte");
  await user.keyboard(" ");
  expect(question()).toHaveTextContent("Le potassium monte");
});

test("the end says what was done and what waits for the network", async () => {
  const { user } = await begin([card(1), card(2)]);
  await user.keyboard(" 4 1");
  await user.click(screen.getByRole("button", { name: "Terminer" }));
  const heading = await screen.findByRole("heading", { name: /^Bilan.*AVC$/ });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.getByText("cartes", { selector: "dt" }).nextSibling).toHaveTextContent("2");
  expect(screen.getByText("sues", { selector: "dt" }).nextSibling).toHaveTextContent(/50\s%/);
  expect(localStorage.getItem("flashcards-session")).toBeNull();
});

test("the end does not say that everything is on the server when the server refused a part of it", async () => {
  const { user } = await begin([card(1), card(2)]);
  await user.keyboard(" 4");
  const ids = waiting().map(({ id }) => String(id));
  await refuseItems(
    ids.map((id) => ({ id, reason: "Cette carte n’existe plus.", at: Date.now() })),
  );
  const changes = (await loadQueue()).pending.map(({ id }) => id);
  await settleItems(changes);
  await user.click(screen.getByRole("button", { name: "Terminer" }));
  await settleItems((await loadQueue()).pending.map(({ id }) => id));
  await act(async () => void (await loadQueue()));
  expect(await screen.findByRole("heading", { name: /^Bilan/ })).toBeVisible();
  expect(screen.queryByText("Tout est enregistré sur le serveur.")).toBeNull();
});

test("a server that does not answer is said, and what was asked can be tried again", async () => {
  fakeCalls({ "flashcards/listDecks": () => [deck] });
  await renderPage(<StudyTab />, { texts: ["flashcards"] });
  await userEvent.click(await screen.findByRole("button", { name: "Étudier Urgences::AVC" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("La séance n’a pas pu commencer.");
  await act(async () => {});
});

test("the end names the forgotten card; « Encore 10 » asks ten more of the same", async () => {
  const calls = fakeCalls({
    "flashcards/listDecks": () => [deck],
    "flashcards/queue": () => queue([card(1), card(2)]),
  });
  await renderPage(<StudyTab />, { texts: ["flashcards", "offline"] });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Étudier Urgences::AVC" }));
  await waitFor(() => expect(question()).toHaveFocus());
  await user.keyboard(" 1");
  await user.click(screen.getByRole("button", { name: "Terminer" }));
  expect(await screen.findByRole("heading", { name: "La carte oubliée" })).toBeVisible();
  expect(screen.getByText("Question 1")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Encore 10" }));
  await screen.findByRole("region", { name: "Question" });
  const asked = calls.filter(({ path }) => path === "flashcards/queue");
  expect(asked.map(({ input }) => input)).toEqual([
    expect.objectContaining({ limit: 301 }),
    expect.objectContaining({ limit: 11, scope: expect.objectContaining({ deckIds: [DECK] }) }),
  ]);
});
