import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { occupation } from "#platform/ui/device-preference.ts";
import { fakeCalls } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { FirstRun } from "./first-run.tsx";

const TEXTS = ["progress", "accounts", "guidelines"];
const nobody = {
  ...{ profession: null, practiceMode: null, specialty: null, service: null, birthDate: null },
};

test("a student says so once, with the day of the examination; the first page follows", async () => {
  const user = userEvent.setup();
  const calls = fakeCalls({
    "accounts/profile": () => nobody,
    "accounts/updateProfile": () => ({}),
    "flashcards/savePlanning": () => ({}),
  });
  await renderPage(<FirstRun />, { texts: TEXTS });
  await user.selectOptions(await screen.findByLabelText("Vous êtes"), "Étudiant");
  await user.selectOptions(screen.getByLabelText("Spécialité"), "Cardiologie");
  await user.type(screen.getByLabelText(/examen/i), "2027-06-02");
  await user.click(screen.getByRole("button", { name: "Enregistrer" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Enregistrer" })).toBeNull());
  const sent = (path: string) => calls.find((call) => call.path === path)?.input;
  expect(sent("accounts/updateProfile")).toEqual({
    profession: "student",
    specialty: "cardiologie",
  });
  expect(sent("flashcards/savePlanning")).toMatchObject({ exam: { day: "2027-06-02" } });
  expect(occupation.read()).toBe("learning");
});

test("skipped, it is not asked again here; a person who has said is never asked", async () => {
  const user = userEvent.setup();
  fakeCalls({ "accounts/profile": () => nobody });
  const first = await renderPage(<FirstRun />, { texts: TEXTS });
  await user.click(await screen.findByRole("button", { name: "Passer" }));
  expect(screen.queryByText("Pour commencer")).toBeNull();
  first.unmount();
  await renderPage(<FirstRun />, { texts: TEXTS });
  expect(screen.queryByText("Pour commencer")).toBeNull();
});
