import fc from "fast-check";
import { expect, test } from "vitest";
import {
  accept,
  type Batch,
  edit,
  propose,
  refuse,
  settle,
  startBatch,
  takeBack,
} from "./batch.ts";
import { isSameBatch, mergeBatches } from "./merge.ts";

const source = {
  title: "Choc",
  link: "",
  year: null,
  specialty: null,
  text: "Adrénaline 0,5 mg IM.",
  marks: [],
};
const card = (id: string) => ({
  kind: "basic" as const,
  id,
  question: `Q${id} ?`,
  answer: id,
  from: 0,
  to: 21,
});
const start = (id = "b"): Batch =>
  startBatch({ id, source, by: "rules", deckId: "d", tags: [], parts: 1 });
const three = (): Batch => propose(start(), ["1", "2", "3"].map(card));
const judged = ({ proposals }: Batch) => proposals.map((one) => `${one.id} ${one.judged}`);

test("different proposals judged in two tabs are both judged", () => {
  const merged = mergeBatches(refuse(three(), "1"), settle(accept(three(), ["3"]), ["3"]));
  expect(judged(merged)).toEqual(["1 refused", "2 none", "3 accepted"]);
  expect(merged.refusals).toEqual(["1"]);
});

test("of one proposal the later judgement stands, but what was accepted is a card already", () => {
  const refused = refuse(three(), "1");
  expect(judged(mergeBatches(takeBack(refused), refused))[0]).toBe("1 none");
  expect(mergeBatches(refused, takeBack(refused)).refusals).toEqual([]);
  const often = refuse(takeBack(refuse(takeBack(refused), "1")), "1");
  expect(judged(mergeBatches(often, accept(three(), ["1"])))[0]).toBe("1 accepting");
  expect(judged(mergeBatches(settle(accept(three(), ["1"]), ["1"]), often))[0]).toBe("1 accepted");
});

test("proposals that one tab received while the other judged are kept, and so are its edits", () => {
  const judging = refuse(
    edit(three(), "2", { kind: "basic", question: "Mieux ?", answer: "oui" }),
    "1",
  );
  const writing = {
    ...propose(three(), [card("4")]),
    dropped: { format: 1, passage: 0, figures: 2 },
    read: 1,
  };
  const merged = mergeBatches(judging, writing);
  expect(judged(merged)).toEqual(["1 refused", "2 none", "3 none", "4 none"]);
  expect(merged.proposals[1]?.card.question).toBe("Mieux ?");
  expect(merged).toMatchObject({ read: 1, dropped: { format: 1, figures: 2 } });
  expect(judged(mergeBatches(writing, judging))).toEqual(judged(merged));
});

test("another text, or the same one begun again, is another batch", () => {
  expect(isSameBatch(three(), refuse(three(), "1"))).toBe(true);
  expect(isSameBatch(start("a"), start("b"))).toBe(false);
  // Stored by a version that gave batches no id.
  const { id: _, ...old } = start();
  expect(isSameBatch(old, { ...old })).toBe(true);
  expect(isSameBatch(old, { ...old, source: { ...source, text: "Autre" } })).toBe(false);
});

test("whatever two tabs did, both come to the same, and nothing accepted is lost", () => {
  const step = fc.tuple(
    fc.constantFrom("accept", "refuse", "back", "edit"),
    fc.constantFrom("1", "2", "3"),
  );
  const work = (steps: readonly [string, string][]) =>
    steps.reduce((batch, [what, id]) => {
      if (what === "accept") return accept(batch, [id]);
      if (what === "refuse") return refuse(batch, id);
      if (what === "back") return takeBack(batch);
      return edit(batch, id, { kind: "basic", question: `${id} ${steps.length} ?`, answer: "R" });
    }, three());
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 8 }),
      fc.array(step, { maxLength: 8 }),
      (one, other) => {
        const [a, b] = [work(one), work(other)];
        const [here, there] = [mergeBatches(a, b), mergeBatches(b, a)];
        expect(here.proposals).toEqual(there.proposals);
        expect(new Set(here.refusals)).toEqual(new Set(there.refusals));
        expect(mergeBatches(here, here)).toEqual(here);
        for (const [index, { judged: how }] of here.proposals.entries()) {
          const taken = [a, b].some(({ proposals }) => proposals[index]?.judged === "accepting");
          expect(how === "accepting").toBe(taken);
        }
      },
    ),
  );
});
