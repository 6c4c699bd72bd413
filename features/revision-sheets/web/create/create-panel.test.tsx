import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { hasDrafts } from "#platform/auth/web/drafts.ts";
import { session } from "#platform/auth/web/session.ts";
import { fakeCalls, Refusal } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { madeSheet } from "../../testing/sheets.ts";
import { CreatePanel } from "./create-panel.tsx";

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(session, "current").mockReturnValue({ id: "p1" } as ReturnType<typeof session.current>);
});

async function draw(answers: Parameters<typeof fakeCalls>[0] = {}) {
  const calls = fakeCalls({ "revision-sheets/setup": () => ({ model: null }), ...answers });
  const made: string[] = [];
  const drawn = await renderPage(
    <CreatePanel onMade={(id) => made.push(id)} onClose={() => {}} />,
    {
      texts: ["revision-sheets"],
    },
  );
  const asked = () =>
    calls.filter(({ path }) => path.endsWith("/generate")).map(({ input }) => input);
  return { asked, made, drawn, user: userEvent.setup() };
}
const field = (name: string) => screen.getByRole("textbox", { name });
const submit = () => screen.getByRole("button", { name: "Créer la fiche" });

test("a topic is asked, the way it will be made is said, and what is typed outlives the tab until the sheet is there", async () => {
  const sheet = madeSheet();
  const first = await draw({
    "revision-sheets/generate": () => {
      throw new Refusal(422, "NOTHING_FOUND", { missing: [] });
    },
  });
  expect(await screen.findByText(/Aucun modèle de langage n’est connecté/)).toBeVisible();
  await first.user.type(field("Sujet"), "zorglubite");
  await first.user.click(submit());
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent("La bibliothèque n’a rien sur « zorglubite »");
  expect(within(alert).getByRole("link", { name: "Demander à l’assistant" })).toBeVisible();
  first.drawn.unmount();

  const { asked, made, user } = await draw({ "revision-sheets/generate": () => sheet });
  expect(field("Sujet")).toHaveValue("zorglubite");
  await user.click(submit());
  await waitFor(() => expect(made).toEqual([sheet.id]));
  // Asked again after a failure, it is the same sheet to come.
  expect((asked()[0] as { id: string }).id).toBe((first.asked()[0] as { id: string }).id);
  expect(localStorage.getItem("revision-sheet-new:p1")).toBeNull();
});

test("another topic is another sheet, even from the draft that a second tab shares", async () => {
  const { asked, user } = await draw({
    "revision-sheets/generate": () => {
      throw new Refusal(500, "INTERNAL_SERVER_ERROR", {});
    },
  });
  await user.type(field("Sujet"), "coma");
  await user.click(submit());
  await screen.findByRole("alert");
  await user.type(field("Sujet"), " diabétique");
  await user.click(submit());
  await waitFor(() => expect(asked()).toHaveLength(2));
  const [one, other] = asked() as { id: string }[];
  expect(other?.id).not.toBe(one?.id);
});

test("a sheet made after the panel was left opens nothing, and is no draft any more", async () => {
  let answer = () => {};
  const { drawn, made, user } = await draw({
    "revision-sheets/generate": async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return madeSheet();
    },
  });
  await user.type(field("Sujet"), "coma");
  await user.click(submit());
  expect(hasDrafts("p1")).toBe(true);
  drawn.unmount();
  answer();
  await waitFor(() => expect(hasDrafts("p1")).toBe(false));
  expect(made).toEqual([]);
});

test("nothing but spaces is nothing to lose", async () => {
  const { user } = await draw();
  await user.type(field("Sujet"), "   ");
  expect(hasDrafts("p1")).toBe(false);
  await user.type(field("Sujet"), "coma");
  expect(hasDrafts("p1")).toBe(true);
});

test("too little is said before anything is sent", async () => {
  const { asked, user } = await draw();
  await user.click(submit());
  expect(screen.getByRole("alert")).toHaveTextContent("Indiquez un sujet");
  await user.click(screen.getByRole("radio", { name: "Un texte" }));
  await user.click(submit());
  expect(screen.getByRole("alert")).toHaveTextContent("Collez un texte d’au moins 60 signes.");
  expect(field("Texte à mettre en fiche")).toBeInvalid();
  expect(asked()).toEqual([]);
});

test("a patient’s identity is shown before it leaves; the safe answer has the focus", async () => {
  const { asked, user } = await draw({ "revision-sheets/generate": () => madeSheet() });
  await user.click(screen.getByRole("radio", { name: "Un texte" }));
  const text =
    "Madame Durand, née le 12/03/1950, a une pneumonie traitée par amoxicilline depuis hier.";
  fireEvent.change(field("Texte à mettre en fiche"), { target: { value: text } });
  await user.click(submit());
  const warning = screen.getByRole("alertdialog", { name: "Ce texte semble désigner un patient" });
  expect(warning).toHaveTextContent("Madame Durand");
  expect(within(warning).getByRole("button", { name: "Corriger le texte" })).toHaveFocus();
  expect(asked()).toEqual([]);
  await user.click(within(warning).getByRole("button", { name: "Créer la fiche quand même" }));
  await waitFor(() => expect(asked()).toMatchObject([{ from: { kind: "text", text } }]));
});

test("a file is read, shown and named in what is sent", async () => {
  const { asked, user } = await draw({ "revision-sheets/generate": () => madeSheet() });
  await user.click(screen.getByRole("radio", { name: "Un fichier" }));
  const text = "# Traitement\n- Repos au lit strict pendant trois jours\n- Boire beaucoup d’eau";
  const file = new File([text], "cours.md", { type: "text/markdown" });
  // jsdom gives a file no bytes.
  Object.defineProperty(file, "arrayBuffer", {
    value: async () => new TextEncoder().encode(text).buffer,
  });
  await user.upload(screen.getByLabelText("Fichier"), file);
  await waitFor(() => expect(field("Texte à mettre en fiche")).toHaveValue(text));
  await user.click(submit());
  await waitFor(() =>
    expect(asked()).toMatchObject([{ from: { fileName: "cours.md", title: "cours", text } }]),
  );
});

test.each([
  [
    "ALLOWANCE_EXHAUSTED",
    429,
    { limit: 20, resetsAt: new Date("2026-12-01T00:00:00Z") },
    /Limite mensuelle atteinte\s: 20/,
  ],
  [
    "GENERATION_FAILED",
    502,
    { reason: "silent", retryAfter: 30 },
    /ne répond plus.*Réessayez dans 30\ss\./,
  ],
  ["INTERNAL_SERVER_ERROR", 500, {}, /n’a pas pu être créée/],
])("%s is said in a sentence", async (code, status, data, sentence) => {
  const { user } = await draw({
    "revision-sheets/generate": () => {
      throw new Refusal(status, code, data);
    },
  });
  await user.type(field("Sujet"), "coma");
  await user.click(submit());
  expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
  expect(field("Sujet")).toHaveValue("coma");
});
