import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  accept,
  asksTheSame,
  type Batch,
  clear,
  countOf,
  edit,
  markDuplicates,
  nextWaiting,
  noteOf,
  propose,
  refuse,
  remarksOf,
  settle,
  startBatch,
  takeBack,
  waiting,
} from "./batch.ts";

const TEXT = "Adrénaline 0,5 mg IM. Remplissage 20 mL/kg. Appel du 15 <sans délai>.";
const source = {
  title: "Choc",
  link: "/guidelines/choc",
  year: 2026,
  specialty: "urgences" as const,
  text: TEXT,
  marks: [{ from: 0, to: 21, link: "/guidelines/choc#t1" }],
};
const card = (id: string, question: string, answer: string, from = 0, to = 21) => ({
  kind: "basic" as const,
  id,
  question,
  answer,
  from,
  to,
});
const three = (): Batch =>
  propose(startBatch({ source, by: "rules", deckId: "d", tags: ["choc"], parts: 1 }), [
    card("1", "Dose d’adrénaline dans le choc ?", "0,5 mg IM"),
    card("2", "Volume de remplissage du choc ?", "20 mL/kg", 22, 43),
    card("3", "Qui appeler devant un choc ?", "Le 15 & <vite>", 44, 69),
  ]);
const one = (batch: Batch, id: string) =>
  batch.proposals.find((proposal) => proposal.id === id) as Batch["proposals"][number];

test("judged one by one, and a refusal is taken back, the last first", () => {
  let batch = refuse(refuse(three(), "1"), "3");
  expect(waiting(batch).map(({ id }) => id)).toEqual(["2"]);
  batch = takeBack(batch);
  expect(one(batch, "3").judged).toBe("none");
  batch = settle(accept(batch, ["2"]), ["2"]);
  batch = takeBack(takeBack(batch), "1");
  expect(batch.proposals.map(({ judged }) => judged)).toEqual(["none", "accepted", "none"]);
  // What was never refused is not brought back.
  expect(takeBack(batch, "2")).toBe(batch);
});

test("the next proposal is the one after, then the first that waits", () => {
  const batch = refuse(three(), "2");
  expect([
    nextWaiting(batch, "1"),
    nextWaiting(batch, "3"),
    nextWaiting(batch, null),
    nextWaiting(batch, "1", -1),
  ]).toEqual(["3", "1", "1", "3"]);
  const last = refuse(batch, "1");
  expect(nextWaiting(last, "3")).toBe("3");
  expect(nextWaiting(refuse(last, "3"), "3")).toBeNull();
});

describe("remarks", () => {
  test("a note that asks the same is said until the question is edited", () => {
    const batch = markDuplicates(three(), new Map([["1", { noteId: "n", question: "Dose ?" }]]));
    expect(remarksOf(batch, one(batch, "1"))).toEqual(["duplicate"]);
    const edited = edit(batch, "1", {
      kind: "basic",
      question: "Voie de l’adrénaline dans le choc ?",
      answer: "IM",
    });
    expect(remarksOf(edited, one(edited, "1"))).toEqual([]);
  });
  test("twins see each other until one is refused", () => {
    const batch = propose(three(), [card("4", "La dose d’adrénaline dans le choc ?", "0,5 mg IM")]);
    expect(["1", "4"].map((id) => remarksOf(batch, one(batch, id)))).toEqual([["twin"], ["twin"]]);
    expect(remarksOf(refuse(batch, "1"), one(batch, "4"))).toEqual([]);
    expect(asksTheSame(one(batch, "1").card, one(batch, "2").card)).toBe(false);
  });
  test("an edit that adds a number is said", () => {
    const batch = edit(three(), "2", {
      kind: "basic",
      question: "Volume de remplissage du choc ?",
      answer: "30 mL/kg",
    });
    expect(remarksOf(batch, one(batch, "2"))).toEqual(["figures"]);
  });
  test("accepting the others takes what nothing is said against, and one of two twins", () => {
    const batch = markDuplicates(
      propose(three(), [card("4", "La dose d’adrénaline dans le choc ?", "0,5 mg IM")]),
      new Map([["2", { noteId: "n", question: "?" }]]),
    );
    expect(clear(batch).map(({ id }) => id)).toEqual(["1", "3"]);
    expect(clear(accept(batch, ["1"])).map(({ id }) => id)).toEqual(["3"]);
  });
});

test("the note carries its passage, its own address and text that cannot be markup", () => {
  const batch = three();
  expect(noteOf(batch, one(batch, "1"))).toMatchObject({
    id: "1",
    deckId: "d",
    mode: "ai",
    tags: ["choc"],
    specialty: "urgences",
    source: {
      title: "Choc",
      link: "/guidelines/choc#t1",
      year: 2026,
      passage: "Adrénaline 0,5 mg IM.",
    },
  });
  const { answer, source: from } = noteOf(batch, one(batch, "3"));
  expect(answer).toBe("Le 15 &amp; &lt;vite&gt;");
  expect(from.link).toBe("/guidelines/choc");
});

test("whatever is done, nothing accepted is lost and every proposal is judged one way", () => {
  const step = fc.tuple(
    fc.constantFrom("accept", "refuse", "back", "edit"),
    fc.constantFrom("1", "2", "3"),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let batch = three();
      const accepted = new Set<string>();
      for (const [what, id] of steps) {
        if (one(batch, id).judged === "none" && what === "accept") {
          batch = accept(batch, [id]);
          accepted.add(id);
        } else if (one(batch, id).judged === "none" && what === "refuse") batch = refuse(batch, id);
        else if (what === "back") batch = takeBack(batch);
        else if (what === "edit" && one(batch, id).judged === "none")
          batch = edit(batch, id, { kind: "basic", question: "Q", answer: "R" });
      }
      expect(
        batch.proposals
          .filter(({ judged }) => judged === "accepting")
          .map(({ id }) => id)
          .sort(),
      ).toEqual([...accepted].sort());
      expect(countOf(batch, "refused")).toBe(batch.refusals.length);
      expect(waiting(batch).length + batch.refusals.length + accepted.size).toBe(3);
    }),
  );
});
