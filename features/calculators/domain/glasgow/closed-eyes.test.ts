// Eyes that are closed even to pain, and those that open to it: one word apart, a point apart.
import { expect, test } from "vitest";
import { readScoreQuestion } from "../prose/read-question.ts";

test.each([
  ["GCS : garde les yeux fermés même au pincement, aucune réponse verbale, flexion anormale", 5],
  ["Glasgow : yeux clos même à la pression, aucun son, extension à la douleur", 4],
  ["Glasgow: eyes shut even to pinch, no verbal response, extension", 4],
  ["Glasgow: ojos cerrados incluso al pellizco, no habla, extensión", 4],
  ["Glasgow : yeux fermés qu'il ouvre à la douleur, sons incompréhensibles, retrait", 8],
  ["Glasgow : les yeux fermés, ne les ouvre qu'au pincement, aucun son, extension", 5],
  ["Glasgow: ojos cerrados que abre al dolor, palabras inapropiadas, localiza el dolor", 10],
])("%s: %d", (question, total) => {
  expect(readScoreQuestion(question)?.evaluation.outcome?.value).toBe(total);
});

test("closed, then open to pain: never a point less", () => {
  const read = readScoreQuestion(
    "Glasgow: eyes closed, open to pain, incomprehensible sounds, withdraws to pain",
  );
  expect([undefined, null, 8]).toContain(read?.evaluation.outcome?.value);
});
