import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { fakeCalls, Refusal } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { PromptsPage } from "./prompts-page.tsx";

const question = {
  id: "5d0b7a5e-6b58-4d0e-8d4e-0d9c9d3a0002",
  mode: "diagnostic",
  text: "Douleur thoracique ?",
};
const version = {
  version: 1,
  text: "Un\nDeux",
  note: "Plus court",
  createdAt: new Date(),
  author: "Ada",
};
const prompt = {
  mode: "diagnostic",
  title: "Diagnostic",
  builtIn: "Un\nTrois",
  inUse: null as number | null,
  publishedAt: null,
  versions: [version],
  questions: [question],
};
const list = [
  { mode: "diagnostic", title: "Diagnostic", inUse: null, latest: 1, publishedAt: null },
];

async function open(answers: Parameters<typeof fakeCalls>[0] = {}) {
  const calls = fakeCalls({
    "assistant/listPrompts": () => list,
    "assistant/prompt": () => prompt,
    ...answers,
  });
  await renderPage(<PromptsPage />, { texts: ["assistant"] });
  await userEvent.click(await screen.findByRole("button", { name: "Diagnostic" }));
  await screen.findByRole("heading", { level: 1, name: "Diagnostic" });
  return calls;
}

test("versions are compared line by line, in words too, and one is published", async () => {
  const calls = await open({ "assistant/publishPrompt": () => ({ ...prompt, inUse: 1 }) });
  expect(screen.getByText("En service : le texte d’origine.")).toBeVisible();
  expect(screen.getByText(/Lignes ajoutées.: 1 · lignes retirées.: 1/)).toBeVisible();
  expect(screen.getByText(/Ligne retirée/).parentElement).toHaveTextContent("Trois");
  await userEvent.click(screen.getByRole("button", { name: /Publier.: Version 1/ }));
  expect(calls.at(-1)?.input).toEqual({ mode: "diagnostic", version: 1 });
  expect(await screen.findByText("En service : la version 1.")).toBeVisible();
});

test("a version that somebody else added meanwhile loses nothing of what was typed", async () => {
  await open({
    "assistant/savePromptVersion": () => {
      throw new Refusal(409, "CONFLICT");
    },
  });
  const text = screen.getByLabelText("Texte");
  await userEvent.type(text, " et plus");
  await userEvent.click(screen.getByRole("button", { name: "Enregistrer une version" }));
  expect(text).toHaveValue("Un\nDeux et plus");
});

test("a trial shows both answers side by side", async () => {
  const calls = await open({
    "assistant/tryPrompt": () => ({
      candidate: { kind: "answered", text: "Réponse A", durationMs: 1200 },
      present: { kind: "failed", reason: "Trop lent.", durationMs: 60_000 },
    }),
  });
  await userEvent.click(screen.getByRole("button", { name: /Essayer.: Douleur/ }));
  expect(await screen.findByText("Réponse A")).toBeVisible();
  expect(screen.getByText(/Pas de réponse.: Trop lent\./)).toBeVisible();
  expect(calls.at(-1)?.input).toEqual({
    mode: "diagnostic",
    text: "Un\nDeux",
    questionId: question.id,
  });
});

test("without a model, the trial says so and names the sections of the documentary mind", async () => {
  const none = { kind: "noModel", sections: ["Signaux d’alarme", "Examens"] };
  await open({ "assistant/tryPrompt": () => ({ candidate: none, present: none }) });
  await userEvent.click(screen.getByRole("button", { name: /Essayer.: Douleur/ }));
  const said = await screen.findByRole("status");
  expect(within(said).getByText(/Aucun modèle de langage n’est connecté/)).toBeVisible();
  expect(
    within(said)
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual(none.sections);
});
