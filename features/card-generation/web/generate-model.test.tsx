import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { DEFAULT_DECK_OPTIONS } from "#features/flashcards/domain/deck-options.ts";
import { flashcards } from "#features/flashcards/web/feature.ts";
import { session } from "#platform/auth/web/session.ts";
import { registerFeatures } from "#platform/feature/web/registry.ts";
import { fakeCalls, Refusal } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { GenerateTab } from "./generate-tab.tsx";

const TEXT = `Choc septique

Le choc septique est une défaillance circulatoire grave liée à une infection.

Noradrénaline : objectif de PAM ≥ 65 mmHg.

Traitement : remplissage et antibiotiques sans attendre.`;
const deck = {
  ...{
    id: "00000000-0000-4000-8000-00000000000d",
    name: "Urgences",
    options: DEFAULT_DECK_OPTIONS,
    createdAt: new Date(),
  },
  counts: { new: 0, learning: 0, due: 0, total: 0, suspended: 0, neverSeen: 0 },
};

beforeEach(() => {
  localStorage.clear();
  registerFeatures([flashcards]);
  vi.spyOn(session, "current").mockReturnValue({ id: "p1" } as ReturnType<typeof session.current>);
});

async function draw(answers: Parameters<typeof fakeCalls>[0] = {}) {
  const calls = fakeCalls({
    "flashcards/listDecks": () => [deck],
    "flashcards/findDuplicates": () => [],
    ...answers,
  });
  await renderPage(<GenerateTab />, { texts: ["flashcards"] });
  return { calls, user: userEvent.setup() };
}
const place = () => screen.getByRole("heading", { level: 2 }).textContent;

test.each([
  [
    new Refusal(429, "MONTHLY_LIMIT", { limit: 5, resetsAt: new Date() }),
    "La limite du mois est atteinte.",
  ],
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
  const { calls, user } = await draw({
    "flashcards/generationSetup": () => ({ model: true, left: null }),
  });
  await screen.findByRole("radio", { name: "Un modèle de langage" });
  await user.click(screen.getByRole("textbox", { name: "Texte" }));
  await user.paste(`Mme Dupont, née le 12/03/1950. ${TEXT}`);
  await user.click(screen.getByRole("button", { name: "Proposer des cartes" }));
  const warning = screen.getByRole("alertdialog", {
    name: "Ce texte semble identifier un patient",
  });
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
        for (const event of events)
          send(`event: message\ndata: ${JSON.stringify({ json: event })}\n\n`);
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
  const { user, calls } = await draw({
    "flashcards/generationSetup": () => ({ model: true, left: null }),
  });
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
  expect(
    screen.getByText("Extraites du texte par des règles, sans modèle de langage."),
  ).toBeVisible();
});

test("when it fails after some cards, they stay the model's", async () => {
  await ask([CARD, { type: "failed", reason: "serviceUnavailable" }, { type: "end" }]);
  expect(await screen.findByText(/Le service est indisponible/)).toBeVisible();
  expect(place()).toBe("Proposition 1 sur 1");
  expect(screen.getByText(/Proposées par un modèle de langage/)).toBeVisible();
  expect(screen.queryByText(/à la place/)).toBeNull();
});
