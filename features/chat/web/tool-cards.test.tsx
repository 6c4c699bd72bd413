import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderPage } from "#platform/ui/testing/render.tsx";
import type { ToolUse } from "../domain/message.ts";
import { ToolCards } from "./tool-cards.tsx";

const score = {
  name: "Règle fictive",
  status: "incomplete",
  shown: "",
  band: null,
  inputs: [],
  missing: [{ name: "sign", label: "Signe fictif", accepted: "" }],
  problems: [],
  route: "/calculator/canadian-ct-head",
};
const use = (output: object): ToolUse =>
  ({ name: "compute_score", card: "score", output, input: {} }) as never;
const draw = (output: object) =>
  renderPage(<ToolCards tools={[use(output)]} text="" onRephrase={undefined} />, {
    texts: ["chat"],
  });

test("what is certain of a score stands before what it misses", async () => {
  await draw({ ...score, certain: { id: "some", label: "Au moins un critère", tone: "watch" } });
  const card = await screen.findByRole("region", { name: "Règle fictive" });
  expect(card).toHaveTextContent(/Au moins un critère.*Il manque.*Signe fictif/);
});

test("a card kept from before says nothing of it", async () => {
  await draw(score);
  const card = await screen.findByRole("region", { name: "Règle fictive" });
  expect(card).toHaveTextContent(/^Règle fictive.*Il manque/);
});
