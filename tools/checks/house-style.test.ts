import { expect, test } from "vitest";
import { bannedNames, exportedNames } from "./banned-names.ts";
import { differences, shrunk } from "./declared.ts";

test("what is exported, declared or listed", () => {
  const source = [
    "export const keptQuery = 1;",
    "export async function* told() {}",
    "export interface Lent {}",
    "export type { Asked, Other as Held };",
    "const heldInside = 2;",
    'export { a as fine } from "./b.ts";',
  ].join("\n");
  expect(exportedNames(source)).toEqual(["keptQuery", "told", "Lent", "Asked", "Held", "fine"]);
  expect(bannedNames("features/chat/web/held-messages.ts", source)).toEqual([
    "features/chat/web/held-messages.ts",
    ...["keptQuery", "told", "Lent", "Asked", "Held"].map(
      (name) => `features/chat/web/held-messages.ts: ${name}`,
    ),
  ]);
});

test("where the field itself says the word, it stands", () => {
  const source = "export const SIXTH_HELD_OUT = 1;\nexport const soundKey = 2;\n";
  expect(bannedNames("features/guidelines/testing/sixth-held-out.ts", source)).toEqual([]);
});

test("a word is banned whole: others that hold its letters are not", () => {
  const source =
    "export const soundness = 1; \nexport const default_ = 2;\nexport const OutletTold = 3;";
  expect(bannedNames("platform/ui/default-outlet.ts", source)).toEqual([
    "platform/ui/default-outlet.ts: OutletTold",
  ]);
});

const declared = { total: 3, at: { "a.ts": 2, "b.ts": 1 } };

test("as declared", () => {
  expect(differences({ "a.ts": 2, "b.ts": 1 }, declared)).toEqual([]);
});

test("one more is refused, and so is one that is no longer there", () => {
  expect(differences({ "a.ts": 3, "c.ts": 1 }, declared)).toEqual([
    "a.ts: 1 more than declared",
    "b.ts: declared 1, there are 0: lower it",
    "c.ts: 1 more than declared",
  ]);
  expect(differences({ "a.ts": 2, "b.ts": 1 }, { ...declared, total: 2 })).toEqual([
    "declared total 2, the places make 3",
  ]);
});

test("a declaration shrinks and never grows", () => {
  expect(shrunk({ "a.ts": 1, "c.ts": 9 }, declared)).toEqual({ total: 1, at: { "a.ts": 1 } });
});
