import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { hasDrafts } from "#platform/auth/web/drafts.ts";
import { fakeCalls, Refusal } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { signIn } from "#platform/ui/testing/signed-in.ts";
import type { ChecklistView } from "../../contract.ts";
import { emptyDraft, emptyStep } from "./draft.ts";
import { OwnActions } from "./own-actions.tsx";
import { OwnForm } from "./own-form.tsx";

const TEXTS = { texts: ["checklists"] };
const ID = "0198a000-0000-4000-8000-000000000002";
const draft = () => ({
  ...emptyDraft(),
  ...{ id: ID, after: 1, title: "Fictive", steps: [{ ...emptyStep(), title: "Geste fictif" }] },
});
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

// jsdom has no fonts, which a field that grows with its text listens to.
Object.defineProperty(document, "fonts", { value: new EventTarget() });

beforeEach(() => {
  localStorage.clear();
  signIn();
});

test("saved elsewhere meanwhile: what was typed stays, and follows that version once it is asked again", async () => {
  const sent: number[] = [];
  fakeCalls({
    "checklists/checklist": () => ({ id: ID, own: { number: 4 } }),
    "checklists/saveOwn": ({ after }: { after: number }) => {
      sent.push(after);
      if (after < 4) throw new Refusal(409, "CONFLICT");
      return { id: ID, number: after + 1 };
    },
  });
  const { router } = await renderPage(<OwnForm place={ID} fresh={draft()} />, TEXTS);
  await userEvent.type(screen.getByLabelText("Titre"), " bis");
  await press("Enregistrer la version 2");
  expect(await screen.findByRole("alert")).toHaveTextContent("Une autre version a été enregistrée");
  expect(screen.getByLabelText("Titre")).toHaveValue("Fictive bis");
  await press("Enregistrer la version 5");
  await waitFor(() => expect(router.state.location.pathname).toBe(`/checklists/${ID}`));
  expect(sent).toEqual([1, 4]);
});

test("what was typed is found again, and can be taken away", async () => {
  const before = await renderPage(<OwnForm place={ID} fresh={draft()} />, TEXTS);
  await userEvent.type(screen.getByLabelText("Titre"), " bis");
  before.unmount();
  await renderPage(<OwnForm place={ID} fresh={draft()} />, TEXTS);
  expect(screen.getByLabelText("Titre")).toHaveValue("Fictive bis");
  await press("Effacer ce que j’ai saisi");
  await press("Effacer vraiment ce que j’ai saisi");
  expect(screen.getByLabelText("Titre")).toHaveValue("Fictive");
  expect(hasDrafts("p1")).toBe(false);
});

test("minutes are written as the language writes numbers", async () => {
  const step = { ...emptyStep(), timer: { seconds: 150, until: null, label: "Fictif" } };
  await renderPage(<OwnForm place={ID} fresh={{ ...draft(), steps: [step] }} />, TEXTS);
  expect(screen.getByLabelText("Minutes")).toHaveValue("2,5");
});

test("sharing that fails speaks of the change, not of something typed", async () => {
  fakeCalls({});
  const checklist = {
    ...{ id: ID, title: "Fictive", versions: [] },
    own: { author: "Dr Fictif", mine: true, shared: false, number: 1 },
  };
  await renderPage(<OwnActions checklist={checklist as unknown as ChecklistView} />, TEXTS);
  await press("Partager avec l’établissement");
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent("Le changement n’a pas pu être enregistré.");
});
