import { expect, test } from "vitest";
import { cite, plain, strong } from "./inline.ts";
import { writeMarkup } from "./markup.ts";
import { statementsCiting } from "./statements.ts";

const answer = writeMarkup([
  { kind: "heading", content: [plain("Anaphylaxie")] },
  {
    kind: "list",
    items: [
      [plain("Adrénaline 0,5 mg IM "), cite(1)],
      [strong("Enfant : "), plain("0,01 mg/kg "), cite(2), cite(1)],
    ],
  },
  { kind: "fold", title: "Le reste" },
  { kind: "alert", tone: "danger", title: "Alarme", items: [[plain("Stridor "), cite(3)]] },
]);

test.each([
  [1, ["Adrénaline 0,5 mg IM", "Enfant : 0,01 mg/kg"]],
  [2, ["Enfant : 0,01 mg/kg"]],
  [3, ["Stridor"]],
  [4, []],
])("the statements that cite %i, folded or not, without their numbers", (n, expected) => {
  expect(statementsCiting(answer, n)).toEqual(expected);
});
