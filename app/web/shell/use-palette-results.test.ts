import { expect, test } from "vitest";
import { bears, nearestFirst, withoutItsName } from "./use-palette-results.ts";

const group = (label: string, ...labels: string[]) => ({
  label,
  items: labels.map((name) => ({ id: name, label: name, to: "/" })),
});
const scores = group("scores", "Wells, embolie pulmonaire", "CURB-65, pneumonie communautaire");
const conversations = group("conversations", "Femme de 74 ans : préembolie ?");
const sheets = group("sheets", "Embolie pulmonaire", "Hyperkaliémie");

test.each([
  ["embolie", ["sheets", "scores", "conversations"]],
  ["Émbolie", ["sheets", "scores", "conversations"]],
  ["wells", ["scores", "conversations", "sheets"]],
  ["74 ans", ["conversations", "scores", "sheets"]],
  // Nothing bears these words: the order in which features are listed stays.
  ["idm", ["scores", "conversations", "sheets"]],
])("« %s »: the group that bears the name comes first", (query, order) => {
  expect(nearestFirst([scores, conversations, sheets], query).map(({ label }) => label)).toEqual(
    order,
  );
});

test.each([
  ["nouvelle carte", true],
  ["NOUV car", true],
  ["carte", true],
  ["arte", false],
  ["nouvelle conversation", false],
  ["", true],
])("« %s » finds « Nouvelle carte »: %s", (query, found) => {
  expect(bears("Nouvelle carte", query)).toBe(found);
});

test.each([
  ["nouvelle fiche", true],
  ["nouveau fiche", true],
  ["créer une fiche", true],
  ["une fiche", true],
  ["créer une carte", false],
])("« %s » finds « Nouvelle fiche de révision »: %s", (query, found) => {
  expect(bears("Nouvelle fiche de révision", query, "créer nouveau nouvelle un une")).toBe(found);
});

test("the words that begin something find nothing that begins nothing", () => {
  expect(bears("Changer de thème", "nouveau theme", "créer nouveau nouvelle")).toBe(false);
});

test.each([
  ["fièvre au retour du Mali", "fièvre au retour du Mali"],
  ["demander à l'assistant : fièvre", "fièvre"],
  ["Demander a l’assistant fièvre", "fièvre"],
  ["demander à l'assistante : fièvre", "demander à l'assistante : fièvre"],
])("« %s » asks: %s", (query, asked) => {
  const lead = "Demander à l’assistant\u00A0: ";
  const item = { id: "ask", label: lead + query, to: "/chat", carries: query };
  expect(withoutItsName(item)).toEqual({ ...item, label: lead + asked, carries: asked });
});

test("the words of the action alone open the assistant, and ask nothing", () => {
  const item = { id: "ask", label: "Ask the assistant: ask the assistant:", to: "/chat" };
  const { label, carries } = withoutItsName({ ...item, carries: "ask the assistant:" });
  expect([label, carries]).toEqual(["Ask the assistant", undefined]);
});
