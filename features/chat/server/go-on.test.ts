import { expect, test } from "vitest";
import type { Source } from "../domain/message.ts";
import { goingOn } from "./go-on.ts";
import type { Mind, MindPart, MindRequest } from "./mind.ts";

const source = (n: number, id: string): Source => ({
  n,
  id,
  title: "Anaphylaxie",
  section: "treatment",
  source: "SFMU 2016",
  year: 2016,
  route: `/guidelines/anaphylaxie#${id}`,
  checked: null,
  population: "adult",
  language: "fr",
});
const mind: Mind = {
  name: "documentary",
  async *answer() {
    yield { type: "sources", sources: [source(1, "t1"), source(2, "t2")] };
    yield { type: "text", text: "Adrénaline [1]. " };
    yield { type: "text", text: "Remplissage [2]." };
  },
};
async function goOn(text: string, sources: Source[]) {
  const parts: MindPart[] = [];
  const request = { continuing: { text, sources } } as MindRequest;
  for await (const part of goingOn(mind).answer(request)) parts.push(part);
  return parts;
}

test("the same words again are only the missing end", async () => {
  expect(await goOn("Adrénaline [1]. Rem", [source(1, "t1")])).toEqual([
    { type: "sources", sources: [source(1, "t1"), source(2, "t2")] },
    { type: "text", text: "plissage [2]." },
  ]);
});

test("other words stand under the text, their numbers after its own", async () => {
  expect(await goOn("Autre début [1]", [source(1, "x1")])).toEqual([
    { type: "sources", sources: [source(1, "x1"), source(2, "t1"), source(3, "t2")] },
    { type: "text", text: "\n\nAdrénaline [2]. Remplissage [3]." },
  ]);
});

test("a passage that has a number keeps it, and the others leave no gap", async () => {
  expect(await goOn("Un modèle avait dit [1][2]", [source(1, "t2"), source(2, "x1")])).toEqual([
    { type: "sources", sources: [source(1, "t2"), source(2, "x1"), source(3, "t1")] },
    { type: "text", text: "\n\nAdrénaline [3]. Remplissage [1]." },
  ]);
});

test("an answer of an earlier version has gaps: numbers that follow begin after the highest", async () => {
  expect(await goOn("Un modèle avait dit [2][3]", [source(2, "x2"), source(3, "x3")])).toEqual([
    {
      type: "sources",
      sources: [source(2, "x2"), source(3, "x3"), source(4, "t1"), source(5, "t2")],
    },
    { type: "text", text: "\n\nAdrénaline [4]. Remplissage [5]." },
  ]);
});
