import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import type { Transfer } from "#features/card-files/domain/wire-transfer.ts";
import { cardFiles } from "#features/card-files/web/feature.ts";
import { NEW_CARD } from "#features/memory/domain/schedule.ts";
import { registerFeatures } from "#platform/feature/web/registry.ts";
import { fakeCalls, Refusal } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { DEFAULT_DECK_OPTIONS } from "../../domain/deck-options.ts";
import { NO_DETAILS } from "../../domain/note-details.ts";
import { parseQuery } from "../../domain/query.ts";
import type { FoundCard } from "../../domain/wire-manage.ts";
import { ManageTab } from "./manage-tab.tsx";

const idOf = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const DECK = idOf(9);
const found = (n: number, question: string): FoundCard => ({
  id: idOf(n),
  noteId: `1${idOf(n).slice(1)}`,
  deckId: DECK,
  ordinal: 0,
  state: NEW_CARD,
  suspended: n === 2,
  buriedUntil: null,
  flag: 0,
  leech: false,
  kind: "basic",
  question,
  answer: "R",
  deck: "Urgences",
  tags: ["avc"],
  specialty: null,
  noteDifficulty: null,
  mode: "manual",
});
const transfer = (over: Partial<Transfer>): Transfer => ({
  id: idOf(7),
  direction: "import",
  kind: "csv",
  fileName: "cartes.csv",
  status: "ready",
  done: 0,
  total: 10,
  refusal: null,
  warnings: [],
  counts: { notes: 2, cards: 2, reviews: 0, media: 0, decks: 1, already: 0, skipped: 0 },
  preview: { encoding: "utf-8", names: ["recto", "verso"], rows: [["Q1", "R1"]], count: 2 },
  mapping: {
    delimiter: ";",
    hasHeader: true,
    html: false,
    roles: ["ignored", "answer"],
    deck: ["cartes"],
  },
  createdAt: new Date("2026-11-20T08:00:00Z"),
  ...over,
});
const deck = {
  id: DECK,
  name: "Urgences",
  options: DEFAULT_DECK_OPTIONS,
  createdAt: new Date(),
  counts: { new: 0, learning: 0, due: 0, total: 2, suspended: 0, neverSeen: 2 },
};

afterEach(() => vi.unstubAllGlobals());

async function draw(answers: Parameters<typeof fakeCalls>[0] = {}, at = "/") {
  const cards = [found(1, "Potassium ?"), found(2, "Sodium ?")];
  const calls = fakeCalls({
    "flashcards/listDecks": () => [deck],
    "flashcards/listTransfers": () => [],
    "flashcards/search": ({ query }: { query: string }) => {
      const kept = cards.filter(({ question }) =>
        question.toLowerCase().includes(query.split(" ")[0] ?? ""),
      );
      return { total: kept.length, cards: kept, problems: parseQuery(query).problems };
    },
    "flashcards/changeCards": () => ({ cards: 2 }),
    ...answers,
  });
  registerFeatures([cardFiles]);
  const { router } = await renderPage(<ManageTab />, { texts: ["flashcards"], at });
  return { calls, router, user: userEvent.setup() };
}
const inputs = (calls: { path: string; input: unknown }[], path: string) =>
  calls.filter((call) => call.path === `flashcards/${path}`).map(({ input }) => input);

test("a search narrows the list, and says what it did not understand", async () => {
  const { user } = await draw();
  expect(await screen.findByText("2 cartes")).toBeVisible();
  expect(screen.getByRole("row", { name: /Sodium.*Suspendue/ })).toBeVisible();
  await user.type(
    screen.getByRole("searchbox", { name: "Rechercher dans mes cartes" }),
    "sodium is:soon",
  );
  expect(await screen.findByText("1 carte")).toBeVisible();
  expect(screen.getByText("is:soon")).toBeVisible();
  expect(screen.getByText(/n’est pas un état connu/)).toBeVisible();
});

test("the address opens a view, and says which one is open", async () => {
  const { user, router } = await draw({}, "/?show=files");
  expect(await screen.findByRole("radio", { name: "Importer et exporter" })).toBeChecked();
  await user.click(screen.getByRole("radio", { name: "Doublons" }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ show: "duplicates" }));
});

test("a list that could not be read counts nothing", async () => {
  await draw({
    "flashcards/search": () => {
      throw new Refusal(503, "SERVICE_UNAVAILABLE");
    },
  });
  expect(await screen.findByText("Les cartes n’ont pas pu être chargées.")).toBeVisible();
  expect(screen.queryByText("0 carte")).toBeNull();
});

test("chosen cards are changed together; deleting is asked twice", async () => {
  const { calls, user } = await draw();
  await user.click(
    await screen.findByRole("checkbox", { name: "Choisir toutes les cartes affichées" }),
  );
  const bar = screen.getByRole("region", { name: "Modifier les cartes choisies" });
  expect(bar).toHaveTextContent("2 cartes choisies");
  await user.selectOptions(within(bar).getByLabelText("Action"), "Ajouter des étiquettes");
  expect(within(bar).getByRole("button", { name: "Appliquer" })).toBeDisabled();
  await user.type(within(bar).getByLabelText("Étiquettes"), "reanimation #choc");
  await user.click(within(bar).getByRole("button", { name: "Appliquer" }));
  await waitFor(() => expect(inputs(calls, "changeCards")).toHaveLength(1));
  expect(inputs(calls, "changeCards")[0]).toMatchObject({
    selection: { cardIds: [idOf(1), idOf(2)] },
    change: { action: "addTags", tags: ["reanimation", "choc"] },
  });
  await user.click(await screen.findByRole("checkbox", { name: /Choisir.*Potassium/ }));
  const again = screen.getByRole("region", { name: "Modifier les cartes choisies" });
  await user.selectOptions(within(again).getByLabelText("Action"), "Supprimer");
  await user.click(within(again).getByRole("button", { name: "Appliquer" }));
  expect(inputs(calls, "changeCards")).toHaveLength(1);
  await user.click(within(again).getByRole("button", { name: "Supprimer définitivement la note" }));
  await waitFor(() => expect(inputs(calls, "changeCards")).toHaveLength(2));
});

test("a sourced card gets another source, and keeps who wrote it", async () => {
  const { noteId } = found(1, "");
  const note = {
    id: noteId,
    kind: "basic",
    question: "Potassium ?",
    answer: "R",
    extra: "",
    occlusion: null,
    ...NO_DETAILS,
    tags: ["avc"],
    mode: "ai",
    source: { title: "Ancien guide", link: "", year: 2010, passage: "Ancien passage" },
    version: 3,
    createdAt: new Date(),
    updatedAt: new Date(),
  };
  const { calls, user } = await draw({
    "flashcards/note": () => ({ note, cards: [] }),
    "flashcards/updateNote": () => note,
  });
  await user.click(await screen.findByRole("button", { name: /Potassium/ }));
  const dialog = await screen.findByRole("dialog", { name: "Modifier la note" });
  const field = (name: string) => within(dialog).getByRole("textbox", { name });
  expect(field("Source")).toHaveValue("Ancien guide");
  expect(field("Passage cité")).toHaveValue("Ancien passage");
  for (const [name, text] of [
    ["Source", "Guide en vigueur"],
    ["Lien de la source", "https://example.org/guide"],
    ["Année", "2025"],
    ["Passage cité", "Le passage en vigueur"],
  ] as const) {
    await user.clear(field(name));
    await user.type(field(name), text);
  }
  await user.selectOptions(within(dialog).getByLabelText("Spécialité"), "Néphrologie");
  await user.selectOptions(within(dialog).getByLabelText("Difficulté"), "Expert");
  await user.click(within(dialog).getByRole("button", { name: "Enregistrer" }));
  await waitFor(() => expect(inputs(calls, "updateNote")).toHaveLength(1));
  const { mode: _, ...silent } = NO_DETAILS;
  expect(inputs(calls, "updateNote")[0]).toEqual({
    id: noteId,
    version: 3,
    kind: "basic",
    question: "Potassium ?",
    answer: "R",
    extra: "",
    occlusion: null,
    ...silent,
    tags: ["avc"],
    specialty: "nephrologie",
    difficulty: "expert",
    source: {
      title: "Guide en vigueur",
      link: "https://example.org/guide",
      year: 2025,
      passage: "Le passage en vigueur",
    },
  });
});

test("notes that ask the same question are shown side by side", async () => {
  const notes = [1, 2].map((n) => ({
    id: idOf(n),
    deck: "Urgences",
    answer: `R${n}`,
    createdAt: new Date(),
    reviews: n,
  }));
  const { calls, user } = await draw({
    "flashcards/duplicates": () => [{ question: "Potassium ?", notes }],
    "flashcards/note": () => ({ note: {}, cards: [{ id: idOf(5) }] }),
  });
  await user.click(screen.getByRole("radio", { name: "Doublons" }));
  expect(await screen.findByText("1 question est posée plusieurs fois.")).toBeVisible();
  await user.click(screen.getAllByRole("button", { name: "Supprimer" })[0] as HTMLElement);
  await user.click(screen.getByRole("button", { name: "Supprimer définitivement" }));
  await waitFor(() =>
    expect(inputs(calls, "changeCards")[0]).toMatchObject({
      selection: { cardIds: [idOf(5)] },
      change: { action: "delete" },
    }),
  );
});

test("a CSV file is sent, its columns chosen, then imported with its progress and a way to cancel", async () => {
  let shown = transfer({});
  const { calls, user } = await draw({
    "flashcards/transfer": () => shown,
    "flashcards/startImport": () => {
      shown = transfer({ status: "running", done: 4 });
      return shown;
    },
    "flashcards/cancelTransfer": () => {
      shown = transfer({ status: "cancelled" });
      return shown;
    },
  });
  const sent: string[] = [];
  let answer = () => {};
  class Upload extends EventTarget {
    readonly upload = new EventTarget();
    readonly status = 201;
    open = (_method: string, address: string) => void sent.push(address);
    setRequestHeader() {}
    abort() {}
    send() {
      this.upload.dispatchEvent(
        new ProgressEvent("progress", { lengthComputable: true, loaded: 30, total: 40 }),
      );
      answer = () => this.dispatchEvent(new Event("load"));
    }
  }
  vi.stubGlobal("XMLHttpRequest", Upload);
  await user.click(screen.getByRole("radio", { name: "Importer et exporter" }));
  await user.upload(
    screen.getByLabelText("Choisir un fichier"),
    new File(["recto;verso\nQ1;R1"], "cartes.csv"),
  );
  expect(await screen.findByRole("progressbar", { name: "Envoi du fichier…" })).toHaveAttribute(
    "value",
    "0.75",
  );
  expect(screen.getByText(/^75\s%$/)).toBeVisible();
  answer();
  const file = await screen.findByRole("article", { name: "cartes.csv" });
  expect(sent[0]).toMatch(/^\/api\/flashcards\/imports\?id=[0-9a-f-]{36}&name=cartes\.csv$/);
  expect(within(file).getByRole("alert")).toHaveTextContent(
    "Indiquez quelle colonne contient la question.",
  );
  await user.selectOptions(within(file).getByLabelText("Colonne 1 recto"), "Question");
  await user.click(within(file).getByRole("button", { name: "Importer" }));
  expect(await within(file).findByRole("progressbar", { name: "Avancement" })).toHaveAttribute(
    "value",
    "4",
  );
  expect(inputs(calls, "startImport")[0]).toMatchObject({
    mapping: { roles: ["question", "answer"] },
  });
  await user.click(within(file).getByRole("button", { name: "Annuler" }));
  expect(await within(file).findByText("annulé")).toBeVisible();
});

test("a file that is too large is said before it is sent, and may be chosen again once it is smaller", async () => {
  const { user } = await draw({ "flashcards/listTransfers": () => [] });
  const sent = vi.fn();
  vi.stubGlobal("XMLHttpRequest", sent);
  await user.click(screen.getByRole("radio", { name: "Importer et exporter" }));
  const file = new File(["PK"], "enorme.apkg");
  Object.defineProperty(file, "size", { value: 2 ** 31 });
  const field = screen.getByLabelText<HTMLInputElement>("Choisir un fichier");
  await user.upload(field, file);
  expect(screen.getByRole("alert")).toHaveTextContent(
    "Ce fichier est trop volumineux. Rien n’a été importé.",
  );
  expect(field.files).toHaveLength(0);
  expect(sent).not.toHaveBeenCalled();
});

test("a refused file gets its sentence; a finished export is downloaded", async () => {
  const { user } = await draw({
    "flashcards/listTransfers": () => [transfer({}), { ...transfer({}), id: idOf(8) }],
    "flashcards/transfer": ({ id }: { id: string }) =>
      id === idOf(7)
        ? transfer({ status: "failed", refusal: "updateStub", preview: null, mapping: null })
        : { ...transfer({ direction: "export", status: "done", fileName: "sclepios.apkg" }), id },
  });
  await user.click(screen.getByRole("radio", { name: "Importer et exporter" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Rien n’a été importé.");
  expect(await screen.findByRole("link", { name: "Télécharger" })).toHaveAttribute(
    "href",
    `/api/flashcards/exports/${idOf(8)}`,
  );
});
