import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { session } from "#platform/auth/web/session.ts";
import { registerFeatures } from "#platform/feature/web/registry.ts";
import { fakeCalls, Refusal } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { DEFAULT_DECK_OPTIONS } from "../../domain/deck-options.ts";
import { flashcards } from "../feature.ts";
import { GenerateTab } from "./generate-tab.tsx";
import * as notes from "./send-notes.ts";

const N = "\u00a0";
const DECK = "00000000-0000-4000-8000-00000000000d";
const TEXT = `Choc septique

Le choc septique est une défaillance circulatoire grave liée à une infection.

Noradrénaline : objectif de PAM ≥ 65 mmHg.

Traitement : remplissage et antibiotiques sans attendre.`;
const deck = { id: DECK, name: "Urgences", options: DEFAULT_DECK_OPTIONS, createdAt: new Date() };
const counts = { new: 0, learning: 0, due: 0, total: 0, suspended: 0, neverSeen: 0 };

/** What the device keeps to be sent. IndexedDB is absent here: items live in the memory of the tab. */
const handed: { id: string; question: string; answer: string; deckId: string; source: { passage: string } }[] = [];

beforeEach(() => {
  handed.length = 0;
  localStorage.clear();
  registerFeatures([flashcards]);
  vi.spyOn(session, "current").mockReturnValue({ id: "p1" } as ReturnType<typeof session.current>);
});
afterEach(() => vi.restoreAllMocks());

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
const kept = () =>
  JSON.parse(localStorage.getItem("flashcards-generated:p1") ?? "{}") as {
    batch: { proposals: { judged: string }[] } | null;
  };
const judged = () => kept().batch?.proposals.map((one) => one.judged);
const place = () => screen.getByRole("heading", { level: 2 }).textContent;

test("an empty text is said; rules propose cards beside their passage, and say that no model did", async () => {
  const { user } = await draw();
  await screen.findByRole("option", { name: "Urgences" });
  await user.click(screen.getByRole("button", { name: "Proposer des cartes" }));
  expect(screen.getByRole("alert")).toHaveTextContent("Donnez d’abord un texte.");
  await user.click(screen.getByRole("textbox", { name: "Texte" }));
  await user.paste(TEXT);
  await user.click(screen.getByRole("button", { name: "Proposer des cartes" }));
  const region = await screen.findByRole("region", { name: "Propositions à juger" });
  expect(place()).toBe("Proposition 1 sur 3");
  expect(screen.getByText("Extraites du texte par des règles, sans modèle de langage.")).toBeVisible();
  expect(within(region).getByText("Comment définir le choc septique ?")).toBeVisible();
  const passage = screen.getByRole("complementary", { name: "Passage d’origine" });
  expect(
    within(passage).getByText("Le choc septique est une défaillance circulatoire grave liée à une infection.", {
      selector: "mark",
    }),
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
  expect(screen.getByRole("list", { name: "À regarder" })).toHaveTextContent("Un nombre ne figure pas dans le passage");
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
  await user.keyboard("u");
  expect(place()).toBe("Proposition 3 sur 3");
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
  await user.click(await screen.findByRole("checkbox", { name: "Activer les touches seules sur cet appareil" }));
  await user.click(screen.getByRole("button", { name: "Fermer" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.keyboard("a");
  expect(judged()).toEqual(["none", "none", "none"]);
  localStorage.removeItem("flashcards-keys");
});

test("a question the person has already is said, and not taken with the others", async () => {
  const { user } = await propose({
    "flashcards/findDuplicates": () => [{ index: 0, noteId: DECK, question: "Choc septique, définition ?" }],
  });
  expect(await screen.findByText(/Des cartes posent déjà cette question/)).toHaveTextContent(
    "Choc septique, définition ?",
  );
  await user.click(screen.getByRole("button", { name: "Accepter les 2 sans remarque" }));
  expect(judged()).toEqual(["none", "accepting", "accepting"]);
  await user.click(screen.getByRole("button", { name: "Abandonner" }));
  const sure = screen.getByRole("alertdialog", { name: `1 proposition n’est pas jugée${N}: l’abandonner${N}?` });
  await user.click(within(sure).getByRole("button", { name: "Non, continuer" }));
  expect(place()).toBe("Proposition 1 sur 3");
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

test.each([
  [new Refusal(429, "MONTHLY_LIMIT", { limit: 5, resetsAt: new Date() }), "La limite du mois est atteinte."],
  [new Refusal(429, "RATE_LIMITED", { retryAfter: 5 }), "Trop de demandes en peu de temps."],
  [new Refusal(409, "PROVIDER_KEY"), "La clé du fournisseur d’IA n’est pas configurée."],
  [new Refusal(403, "FORBIDDEN"), "Cette demande a été refusée pour des raisons de sécurité."],
  [new Refusal(503, "SERVICE_UNAVAILABLE"), "Le service est indisponible pour le moment."],
  [new Refusal(500, "INTERNAL_SERVER_ERROR"), "La génération de cartes a échoué."],
])("%s has its sentence, and the rules take over when asked", async (refusal, sentence) => {
  const { user } = await draw({
    "flashcards/generationSetup": () => ({ model: true, left: 4 }),
    "flashcards/generate": () => {
      throw refusal;
    },
  });
  await screen.findByText("4 demandes restent ce mois-ci.");
  await user.click(screen.getByRole("textbox", { name: "Texte" }));
  await user.paste(TEXT);
  await user.click(screen.getByRole("button", { name: "Proposer des cartes" }));
  expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
  await user.click(screen.getByRole("button", { name: "Extraire par des règles" }));
  expect(place()).toBe("Proposition 1 sur 3");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a text that names a patient is not sent to a model before a person says so", async () => {
  const { calls, user } = await draw({ "flashcards/generationSetup": () => ({ model: true, left: null }) });
  await screen.findByRole("radio", { name: "Un modèle de langage" });
  await user.click(screen.getByRole("textbox", { name: "Texte" }));
  await user.paste(`Mme Dupont, née le 12/03/1950. ${TEXT}`);
  await user.click(screen.getByRole("button", { name: "Proposer des cartes" }));
  const warning = screen.getByRole("alertdialog", { name: "Ce texte semble identifier un patient" });
  expect(within(warning).getByRole("button", { name: "Corriger le texte" })).toHaveFocus();
  await user.click(within(warning).getByRole("button", { name: "Extraire sans l’envoyer" }));
  expect(place()).toContain("Proposition 1");
  expect(calls.map(({ path }) => path)).not.toContain("flashcards/generate");
});

/** The answer of the model as it comes over the wire, event by event; `hold` never ends. */
function stream(events: object[], hold = false): { left(): boolean } {
  const real = globalThis.fetch;
  let aborted = false;
  vi.stubGlobal("fetch", async (request: Request) => {
    if (!request.url.endsWith("/flashcards/generate")) return real(request);
    const body = new ReadableStream({
      start(controller) {
        // As a browser does to what it reads.
        request.signal.addEventListener("abort", () => {
          aborted = true;
          controller.error(new DOMException("left", "AbortError"));
        });
        const send = (text: string) => controller.enqueue(new TextEncoder().encode(text));
        for (const event of events) send(`event: message\ndata: ${JSON.stringify({ json: event })}\n\n`);
        if (hold) return;
        send("event: done\ndata: {}\n\n");
        controller.close();
      },
    });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  });
  return { left: () => aborted };
}
const [from, to] = [15, 93];
const CARD = {
  type: "card",
  kind: "basic",
  question: "Définir le choc septique ?",
  answer: "Une défaillance",
  from,
  to,
};

async function ask(events: object[], hold = false) {
  const { user, calls } = await draw({ "flashcards/generationSetup": () => ({ model: true, left: null }) });
  const wire = stream(events, hold);
  await screen.findByRole("radio", { name: "Un modèle de langage" });
  await user.click(screen.getByRole("textbox", { name: "Texte" }));
  await user.paste(TEXT);
  await user.click(screen.getByRole("button", { name: "Proposer des cartes" }));
  return { user, calls, wire };
}

test("a model's proposals are judged while it writes; stopping keeps them", async () => {
  const { user, wire } = await ask([CARD, { type: "dropped", reason: "figures" }], true);
  expect(await screen.findByRole("heading", { level: 2 })).toHaveTextContent("Proposition 1 sur 1");
  expect(screen.getByText(/Proposées par un modèle de langage/)).toBeVisible();
  expect(screen.getByText(/1 proposition écartée.*un de ses nombres/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Arrêter" }));
  expect(await screen.findByText("Arrêté. Les propositions reçues restent à juger.")).toBeVisible();
  expect(wire.left()).toBe(true);
  expect(place()).toBe("Proposition 1 sur 1");
  await user.keyboard("a");
  expect(await screen.findByRole("heading", { name: "Tout est jugé" })).toBeVisible();
});

test("when the model fails without a card, the rules take its place and the page says both", async () => {
  await ask([{ type: "failed", reason: "responseFormat" }, { type: "end" }]);
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "La réponse de l’IA n’a pas la forme attendue. Réessayez ou créez les cartes à la main. Des règles ont extrait les cartes à la place.",
  );
  expect(place()).toBe("Proposition 1 sur 3");
  expect(screen.getByText("Extraites du texte par des règles, sans modèle de langage.")).toBeVisible();
});

test("when it fails after some cards, they stay the model's", async () => {
  await ask([CARD, { type: "failed", reason: "serviceUnavailable" }, { type: "end" }]);
  expect(await screen.findByText(/Le service est indisponible/)).toBeVisible();
  expect(place()).toBe("Proposition 1 sur 1");
  expect(screen.getByText(/Proposées par un modèle de langage/)).toBeVisible();
  expect(screen.queryByText(/à la place/)).toBeNull();
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
  expect(verdict).toEqual({ acknowledged: ["1", "3"], refused: [{ id: "2", reason: "Ce paquet n’existe plus." }] });
  expect(calls).toHaveLength(3);
  expect(notes.describeNotes(item("1", "d"))).toBe("Q1");
});
