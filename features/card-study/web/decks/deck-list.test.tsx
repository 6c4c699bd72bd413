import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { cardFiles } from "#features/card-files/web/feature.ts";
import { DEFAULT_DECK_OPTIONS } from "#features/flashcards/domain/deck-options.ts";
import type { Deck } from "#features/flashcards/domain/wire-note.ts";
import { registerFeatures } from "#platform/feature/web/registry.ts";
import { settleItems } from "#platform/offline/web/queue-store.ts";
import { listView } from "#platform/ui/device-preference.ts";
import { fakeCalls, Refusal } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { DeckList } from "./deck-list.tsx";

const deck = (n: number, name: string, counts: Partial<Deck["counts"]> = {}): Deck => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  name,
  options: DEFAULT_DECK_OPTIONS,
  createdAt: new Date("2026-11-01T08:00:00Z"),
  counts: { new: 0, learning: 0, due: 0, total: 10, suspended: 0, neverSeen: 0, ...counts },
});
const DECKS = [
  deck(1, "Urgences", { new: 2 }),
  deck(2, "Urgences::AVC", { due: 3 }),
  deck(3, "Cardiologie"),
];

async function draw(answers: Parameters<typeof fakeCalls>[0] = {}, at = "/") {
  const calls = fakeCalls({
    "flashcards/listDecks": () => DECKS,
    "flashcards/listStarters": () => [],
    ...answers,
  });
  const asked: unknown[] = [];
  registerFeatures([cardFiles]);
  const { router } = await renderPage(
    <DeckList
      problem={null}
      onStudy={async (scope) => {
        asked.push(scope);
      }}
    />,
    { texts: ["flashcards"], at },
  );
  await screen.findByRole("table", { name: "Paquets" });
  const sent = (path: string) =>
    calls.filter((call) => call.path === `flashcards/${path}`).map(({ input }) => input);
  return { asked, sent, router, user: userEvent.setup() };
}
const optionsOf = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  await user.click(screen.getByRole("button", { name: `Options de ${name}` }));
  return screen.findByRole("dialog", { name: "Options du paquet" });
};

test("drawn as cards, each deck keeps its counts, its session and its options", async () => {
  const { asked, user } = await draw();
  act(() => listView.write("cards"));
  const list = await screen.findByRole("list", { name: "Paquets" });
  const cards = within(list).getAllByRole("listitem");
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    "Cardiologie10 cartesNouvelles0En cours0À revoir0",
    "Urgences10 cartesNouvelles2En cours0À revoir3",
    "UrgencesAVC10 cartesNouvelles0En cours0À revoir3",
  ]);
  await user.click(screen.getByRole("button", { name: "Étudier Urgences::AVC" }));
  expect(asked).toEqual([{ deckIds: [DECKS[1]?.id], query: "" }]);
  await optionsOf(user, "Cardiologie");
  act(() => listView.write("list"));
  expect(screen.getByRole("table", { name: "Paquets", hidden: true })).toBeInTheDocument();
});

test("a deck counts what is under it, and one without anything due cannot be studied", async () => {
  const { asked, user } = await draw();
  const row = screen.getByRole("button", { name: "Étudier Urgences" }).closest("tr") as HTMLElement;
  expect(
    within(row)
      .getAllByRole("cell")
      .map(({ textContent }) => textContent),
  ).toEqual(["2", "0", "3", ""]);
  expect(screen.getByRole("button", { name: "Étudier Cardiologie" })).toBeDisabled();
  expect(screen.getByText("5")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Étudier Urgences::AVC" }));
  expect(asked).toEqual([{ deckIds: [DECKS[1]?.id], query: "" }]);
});

test("what the server took meanwhile is asked again; a server that no longer answers is said beside its last figures", async () => {
  let works = true;
  const { sent, user } = await draw({
    "flashcards/listDecks": () => {
      if (!works) throw new Refusal(503, "UNAVAILABLE");
      return DECKS;
    },
  });
  expect(sent("listDecks")).toHaveLength(1);
  await act(() => settleItems(["f1"], "flashcard_review"));
  await waitFor(() => expect(sent("listDecks")).toHaveLength(2));
  works = false;
  await act(() => settleItems(["f2"], "flashcard_review"));
  expect(await screen.findByText(/ces nombres sont ceux de sa dernière réponse/)).toBeVisible();
  works = true;
  await user.click(screen.getByRole("button", { name: "Réessayer" }));
  await waitFor(() => expect(screen.queryByText(/sa dernière réponse/)).toBeNull());
});

test("options that make no sense are refused field by field; the others are saved", async () => {
  const { sent, user } = await draw({ "flashcards/updateDeck": () => ({ done: true }) });
  const dialog = await optionsOf(user, "Urgences");
  const [retention, steps] = ["Rétention visée (%)", "Étapes d’apprentissage"].map((name) =>
    within(dialog).getByRole("textbox", { name }),
  ) as [HTMLElement, HTMLElement];
  await user.clear(retention);
  await user.type(retention, "99");
  await user.clear(steps);
  await user.type(steps, "1m, 10 minutes");
  await user.click(within(dialog).getByRole("button", { name: "Enregistrer" }));
  expect(within(dialog).getAllByText("Cette valeur n’est pas possible.")).toHaveLength(2);
  expect(sent("updateDeck")).toEqual([]);
  await user.clear(retention);
  await user.type(retention, "92");
  await user.clear(steps);
  await user.type(steps, "1m, 1h 1d");
  await user.click(within(dialog).getByRole("button", { name: "Enregistrer" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent("updateDeck")[0]).toMatchObject({
    options: { retention: 0.92, learningSteps: ["1m", "1h", "1d"] },
  });
});

test("a name that is taken is said; a deck is deleted after its cards are moved", async () => {
  const { sent, user } = await draw({
    "flashcards/updateDeck": () => {
      throw new Refusal(409, "CONFLICT");
    },
    "flashcards/removeDeck": () => ({ cards: 10 }),
  });
  const dialog = await optionsOf(user, "Cardiologie");
  await user.click(within(dialog).getByRole("button", { name: "Enregistrer" }));
  expect(await within(dialog).findByRole("alert")).toHaveTextContent(
    "Un autre paquet porte déjà ce nom.",
  );
  await user.click(within(dialog).getByRole("button", { name: "Supprimer le paquet" }));
  expect(sent("removeDeck")).toEqual([]);
  await user.selectOptions(within(dialog).getByLabelText(/Que faire de ses cartes/), "Urgences");
  await user.click(within(dialog).getByRole("button", { name: "Supprimer définitivement" }));
  await waitFor(() =>
    expect(sent("removeDeck")).toEqual([{ id: DECKS[2]?.id, moveTo: DECKS[0]?.id }]),
  );
});

test("a shipped deck is offered with its sources until it is there, and a failure is said", async () => {
  const starter = {
    id: "avc",
    category: "AVC",
    description: "Les premières heures.",
    specialty: "neurologie" as const,
    language: "fr" as const,
    checked: "2026-11-21",
    cards: 37,
    notes: 30,
    added: 0,
    sources: [
      { organisation: "ESO", title: "Thrombolysis", year: 2021, link: "https://example.org/eso" },
    ],
  };
  let added = 0;
  let refused = true;
  const { sent, user } = await draw({
    "flashcards/listStarters": () => [{ ...starter, added }],
    "flashcards/addStarter": () => {
      if (refused) throw new Refusal(503, "UNAVAILABLE");
      added = starter.notes;
      return { added };
    },
  });
  const add = await screen.findByRole("button", { name: "Ajouter le paquet AVC" });
  expect(screen.getByRole("link", { name: "Thrombolysis", hidden: true })).toHaveAttribute(
    "href",
    starter.sources[0]?.link,
  );
  await user.click(add);
  expect(await screen.findByText("Le paquet n’a pas pu être ajouté. Réessayez.")).toBeVisible();
  refused = false;
  await user.click(add);
  await waitFor(() =>
    expect(screen.queryByRole("heading", { name: "Paquets de départ" })).toBeNull(),
  );
  expect(sent("addStarter")).toEqual([{ id: "avc" }, { id: "avc" }]);
});

test("a new deck is named at once; a finger beside the window takes nothing that was typed", async () => {
  const { sent, user } = await draw({ "flashcards/createDeck": () => ({ done: true }) });
  await user.click(screen.getByRole("button", { name: "Nouveau paquet" }));
  const dialog = await screen.findByRole("dialog", { name: "Nouveau paquet" });
  await waitFor(() => expect(within(dialog).getByRole("textbox", { name: "Nom" })).toHaveFocus());
  // Its name is enough: the rest has its usual values, and waits folded.
  expect(within(dialog).getByRole("textbox", { name: /^Rétention/ })).not.toBeVisible();
  expect(within(dialog).getByText("Réglages du paquet")).toBeVisible();
  await user.keyboard("Néphrologie");
  await user.click(document.querySelector(".mantine-Modal-inner") as HTMLElement);
  await user.keyboard("{Escape}");
  expect(within(dialog).getByRole("textbox", { name: "Nom" })).toHaveValue("Néphrologie");
  await user.click(within(dialog).getByRole("textbox", { name: "Nom" }));
  await user.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent("createDeck")).toMatchObject([{ name: "Néphrologie" }]);
});

test("asked for by another page, the form of a new deck is open, and the address forgets it", async () => {
  const { router } = await draw({}, "/flashcards?tab=study&begin=deck");
  expect(await screen.findByRole("dialog", { name: "Nouveau paquet" })).toBeInTheDocument();
  expect(router.state.location.href).toBe("/flashcards?tab=study");
});
