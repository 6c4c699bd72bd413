import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { hasDrafts } from "#platform/auth/web/drafts.ts";
import { session } from "#platform/auth/web/session.ts";
import { registerFeatures } from "#platform/feature/web/registry.ts";
import { fakeCalls, Refusal } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { DEFAULT_DECK_OPTIONS } from "../../domain/deck-options.ts";
import { flashcards } from "../feature.ts";
import { CreateTab } from "./create-tab.tsx";

const DECK = "00000000-0000-4000-8000-00000000000d";
const decks = () => [
  {
    id: DECK,
    name: "Urgences",
    options: DEFAULT_DECK_OPTIONS,
    createdAt: new Date(),
    counts: { new: 0, learning: 0, due: 0, total: 0, suspended: 0, neverSeen: 0 },
  },
];
beforeEach(() => {
  localStorage.clear();
  vi.spyOn(session, "current").mockReturnValue({ id: "p1" } as ReturnType<typeof session.current>);
});

const created = ({ notes }: { notes: { id: string }[] }) =>
  notes.map(({ id }) => ({ id, status: "created", reason: null, fields: [], cards: 1 }));
/** Notes that are on their way until then. */
const afterwards = (then: Promise<void>) => async (input: Parameters<typeof created>[0]) => {
  await then;
  return created(input);
};

async function draw(answers: Parameters<typeof fakeCalls>[0] = {}) {
  const calls = fakeCalls({
    "flashcards/listDecks": decks,
    "flashcards/findDuplicates": () => [],
    "flashcards/createNotes": created,
    ...answers,
  });
  const drawn = await renderPage(<CreateTab />, { texts: ["flashcards"] });
  await screen.findByRole("option", { name: "Urgences" });
  return { calls, drawn, user: userEvent.setup() };
}
const sent = (calls: { path: string; input: unknown }[]) =>
  calls
    .filter(({ path }) => path === "flashcards/createNotes")
    .map(({ input }) => (input as { notes: object[] }).notes[0]);
const field = (name: string) => screen.getByRole("textbox", { name });

test("a missing side is said; Ctrl+Enter creates; the next note is empty in the same deck", async () => {
  const { calls, user } = await draw();
  await user.type(field("Question"), "Dose d'adrénaline ?");
  await user.click(screen.getByRole("button", { name: "Créer" }));
  expect(screen.getByRole("alert")).toHaveTextContent(
    "La question et la réponse sont nécessaires.",
  );
  expect(field("Réponse")).toBeInvalid();
  await user.type(field("Réponse"), "0,5 mg{Enter}IM");
  await user.keyboard("{Control>}{Enter}{/Control}");
  expect(await screen.findByText("1 carte créée.")).toBeVisible();
  expect(sent(calls)[0]).toMatchObject({
    deckId: DECK,
    kind: "basic",
    question: "Dose d'adrénaline ?",
    answer: "0,5 mg<br>IM",
  });
  expect(field("Question")).toHaveValue("");
  expect(field("Question")).toHaveFocus();
});

test("a second tap on the button, once the card is made, complains of nothing", async () => {
  const { calls, user } = await draw();
  await user.type(field("Question"), "Q");
  await user.type(field("Réponse"), "R");
  const button = screen.getByRole("button", { name: "Créer" });
  await user.click(button);
  expect(await screen.findByText("1 carte créée.")).toBeVisible();
  await user.click(button);
  expect(screen.getByText("1 carte créée.")).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(sent(calls)).toHaveLength(1);
});

test("a gap is made around the selection and shown as it will be asked", async () => {
  const { calls, user } = await draw();
  await user.click(screen.getByRole("radio", { name: "Texte à trous" }));
  const text = field("Texte") as HTMLTextAreaElement;
  await user.type(text, "Le potassium monte");
  text.setSelectionRange(3, 12);
  await user.click(screen.getByRole("button", { name: "Trou" }));
  expect(text).toHaveValue("Le {{c1::potassium}} monte");
  expect(screen.getByRole("complementary", { name: "Aperçu" })).toHaveTextContent(
    "Le […] monteLe potassium monte",
  );
  await user.click(screen.getByRole("button", { name: "Créer" }));
  await waitFor(() => expect(sent(calls)[0]).toMatchObject({ kind: "cloze", answer: "" }));
});

test("what was typed survives a closed tab and a failure; the same note is sent again", async () => {
  let works = false;
  const { calls, drawn, user } = await draw({
    "flashcards/createNotes": ({ notes }: { notes: { id: string }[] }) => {
      if (!works) throw new Refusal(503, "INTERNAL_SERVER_ERROR");
      return notes.map(({ id }) => ({ id, status: "already", reason: null, fields: [], cards: 0 }));
    },
  });
  await user.type(field("Question"), "Q");
  await user.type(field("Réponse"), "R");
  await user.click(screen.getByRole("button", { name: "Créer" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Votre saisie est conservée.");
  drawn.unmount();
  works = true;
  await renderPage(<CreateTab />, { texts: ["flashcards"] });
  await screen.findByRole("option", { name: "Urgences" });
  expect(field("Question")).toHaveValue("Q");
  await user.click(screen.getByRole("button", { name: "Créer" }));
  expect(await screen.findByText("1 carte créée.")).toBeVisible();
  const [first, second] = sent(calls) as { id: string }[];
  expect(second?.id).toBe(first?.id);
});

test("two tabs that began with the same draft make two notes", async () => {
  const first = await draw();
  const second = await renderPage(<CreateTab />, { texts: ["flashcards"] });
  const [here, there] = [within(first.drawn.container), within(second.container)];
  await there.findByRole("option", { name: "Urgences" });
  for (const [tab, text] of [
    [here, "Une carte"],
    [there, "Une autre"],
  ] as const) {
    await first.user.type(tab.getByRole("textbox", { name: "Question" }), text);
    await first.user.type(tab.getByRole("textbox", { name: "Réponse" }), "R");
    await first.user.click(tab.getByRole("button", { name: "Créer" }));
    expect(await tab.findByText("1 carte créée.")).toBeVisible();
  }
  const [one, other] = sent(first.calls) as { id: string }[];
  expect(other?.id).not.toBe(one?.id);
});

test("what is typed while the note is on its way stays, under the fingers", async () => {
  const way = Promise.withResolvers<void>();
  const { user } = await draw({ "flashcards/createNotes": afterwards(way.promise) });
  await user.type(field("Question"), "Q");
  await user.type(field("Réponse"), "R");
  await user.click(screen.getByRole("button", { name: "Créer" }));
  await user.type(field("Réponse"), ", et la suite");
  way.resolve();
  expect(await screen.findByText("1 carte créée.")).toBeVisible();
  expect(field("Réponse")).toHaveValue("R, et la suite");
  expect(field("Réponse")).toHaveFocus();
});

test("a note made after its page was left is no draft any more", async () => {
  const way = Promise.withResolvers<void>();
  const { drawn, user } = await draw({ "flashcards/createNotes": afterwards(way.promise) });
  await user.type(field("Question"), "Q");
  await user.type(field("Réponse"), "R");
  await user.click(screen.getByRole("button", { name: "Créer" }));
  expect(hasDrafts("p1")).toBe(true);
  drawn.unmount();
  way.resolve();
  await waitFor(() => expect(hasDrafts("p1")).toBe(false));
});

test("without network and without a store that keeps it, the note stays in its fields", async () => {
  registerFeatures([flashcards]);
  const { user } = await draw({
    "flashcards/createNotes": () => {
      throw new TypeError("network");
    },
  });
  await user.type(field("Question"), "Dose ?");
  await user.type(field("Réponse"), "1 mg");
  await user.click(screen.getByRole("button", { name: "Créer" }));
  // jsdom has no IndexedDB.
  expect(await screen.findByRole("alert")).toHaveTextContent("Votre saisie est conservée.");
  expect(field("Question")).toHaveValue("Dose ?");
});

test("a question that exists already is said while typing", async () => {
  const { user } = await draw({
    "flashcards/findDuplicates": () => [
      { index: 0, noteId: DECK, question: "Antidote des opioïdes ?" },
    ],
  });
  await user.type(field("Question"), "Antidote des opioïdes");
  expect(
    await screen.findByText(/Des cartes posent déjà cette question/, undefined, { timeout: 3000 }),
  ).toBeVisible();
});

test("areas of a picture are drawn with a finger or added by keyboard", async () => {
  const { calls, user } = await draw();
  await user.click(screen.getByRole("radio", { name: "Image masquée" }));
  await user.click(screen.getByRole("button", { name: "Créer" }));
  expect(screen.getByRole("alert")).toHaveTextContent("Choisissez une image.");
  const rpc = globalThis.fetch;
  vi.stubGlobal("fetch", async (request: Request | string, init?: RequestInit) =>
    typeof request === "string"
      ? Response.json({ id: DECK, address: `/api/flashcards/media/${DECK}` }, { status: 201 })
      : rpc(request, init),
  );
  await user.upload(
    screen.getByLabelText("Choisir une image"),
    new File(["x"], "thorax.png", { type: "image/png" }),
  );
  const picture = await screen.findByAltText("Image de la carte");
  const plane = picture.nextElementSibling as SVGSVGElement;
  plane.setPointerCapture = () => {};
  plane.getBoundingClientRect = () => ({ left: 0, top: 0, width: 200, height: 100 }) as DOMRect;
  const touch = { pointerId: 1, pointerType: "touch" };
  fireEvent.pointerDown(plane, { ...touch, clientX: 20, clientY: 10 });
  fireEvent.pointerMove(plane, { ...touch, clientX: 120, clientY: 60 });
  fireEvent.pointerUp(plane, { ...touch, clientX: 120, clientY: 60 });
  await user.click(screen.getByRole("button", { name: "Ajouter une zone" }));
  const list = screen.getByRole("list", { name: "Zones masquées" });
  within(list).getByRole("button", { name: "Zone 2" }).focus();
  await user.keyboard("{ArrowRight}");
  await user.click(screen.getByRole("button", { name: "Créer" }));
  await waitFor(() => expect(sent(calls)).toHaveLength(1));
  expect(sent(calls)[0]).toMatchObject({
    kind: "occlusion",
    occlusion: {
      masks: [
        { group: 1, shape: "rect", left: 0.1, top: 0.1, width: 0.5, height: 0.5 },
        { group: 2, left: 0.41 },
      ],
    },
  });
});
