import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { fakeCalls, Refusal } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { EraseAccount } from "./erase-account.tsx";

const open = async () => {
  await renderPage(<EraseAccount />, { texts: ["privacy"] });
  await userEvent.click(await screen.findByRole("button", { name: "Effacer mon compte…" }));
};
const submit = () =>
  userEvent.click(screen.getByRole("button", { name: "Effacer définitivement mon compte" }));

test("nothing is sent before the word and the password are typed", async () => {
  const calls = fakeCalls({});
  await open();
  await submit();
  expect(screen.getByText("Écrivez EFFACER pour confirmer.")).toBeVisible();
  expect(screen.getByText("Saisissez votre mot de passe.")).toBeVisible();
  expect(screen.getByLabelText(/Pour confirmer, écrivez EFFACER/)).toHaveFocus();
  expect(calls).toEqual([]);
});

test.each([
  ["WRONG_PASSWORD", 403, undefined, "Mot de passe incorrect."],
  ["RATE_LIMITED", 429, { retryAfter: 42 }, "Trop d’essais. Réessayez dans 42 secondes."],
  ["LAST_ADMIN", 409, undefined, /Vous êtes le dernier administrateur/],
  [
    "INTERNAL_SERVER_ERROR",
    500,
    undefined,
    "Impossible de supprimer complètement les données utilisateur",
  ],
] as const)(
  "%s is said in words, and the form can be sent again",
  async (code, status, data, sentence) => {
    const calls = fakeCalls({
      "privacy/eraseSelf": () => {
        throw new Refusal(status, code, data);
      },
    });
    await open();
    await userEvent.type(screen.getByLabelText(/Pour confirmer/), "effacer");
    await userEvent.type(screen.getByLabelText("Votre mot de passe"), "Correct-Horse-1");
    await submit();
    expect(await screen.findByText(sentence)).toBeVisible();
    // Once: a password that is refused must not be tried twice.
    expect(calls).toEqual([
      { path: "privacy/eraseSelf", input: { reason: "not_needed", password: "Correct-Horse-1" } },
    ]);
    expect(screen.getByRole("button", { name: "Effacer définitivement mon compte" })).toBeEnabled();
  },
);
