import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { fakeCalls, Refusal } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { Joining } from "./joining.tsx";

const refusals = [
  ["AB23CD", new Refusal(404, "NOT_FOUND"), "Aucune conduite en cours avec ce code."],
  ["AB2", new Refusal(422, "INVALID_INPUT"), "Aucune conduite en cours avec ce code."],
  ["AB23CD", new Refusal(500, "INTERNAL_SERVER_ERROR"), "Le serveur ne répond pas"],
  ["AB23CD", new Refusal(429, "RATE_LIMITED", { retryAfter: 40 }), "Réessayez dans 40 s."],
] as const;

test.each(refusals)("a code that is refused says why: %s, %s", async (code, refusal, said) => {
  fakeCalls({
    "checklists/runs": () => [],
    "checklists/joinRun": () => {
      throw refusal;
    },
  });
  await renderPage(<Joining here={[]} stepsOf={() => undefined} />, { texts: ["checklists"] });
  await userEvent.type(screen.getByLabelText("Suivre une conduite : code"), code);
  await userEvent.click(screen.getByRole("button", { name: "Suivre" }));
  expect(await screen.findByRole("alert")).toHaveTextContent(said);
});
