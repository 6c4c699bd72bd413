import { beforeEach, expect, test } from "vitest";
import { signIn } from "#platform/ui/testing/signed-in.ts";
import {
  type Journal,
  newJournal,
  type PaperFact,
  readJournal,
  withAnswers,
  withOtherTab,
  writeJournal,
} from "./journal.ts";

const fact = (change: Partial<PaperFact> = {}): PaperFact => ({
  ...{ id: "b", attemptId: "paper", position: 0, given: ["a"], confidence: null, flagged: false },
  ...{ spent: 0, elapsed: 10, clockMoved: false },
  ...change,
});
const withFact = (one: PaperFact): Journal => withAnswers(newJournal("paper"), [one]);
const given = ({ entries }: Journal) => entries[0]?.fact.given;

beforeEach(() => {
  localStorage.clear();
  signIn();
});

test("what is known elsewhere comes in only when it is later in the paper", () => {
  const own = withFact(fact());
  expect(given(withAnswers(own, [fact({ given: ["c"], elapsed: 9 })]))).toEqual(["a"]);
  expect(given(withAnswers(own, [fact({ given: ["c"], elapsed: 11 })]))).toEqual(["c"]);
});

test("two tabs of one paper keep what each did", () => {
  writeJournal(withFact(fact({ given: ["b"], elapsed: 20 })));
  expect(given(withOtherTab(withFact(fact())))).toEqual(["b"]);
  expect(given(withOtherTab(withFact(fact({ elapsed: 30 }))))).toEqual(["a"]);
  const elsewhere = withFact(fact({ position: 1 }));
  expect(Object.keys(withOtherTab(elsewhere).entries)).toEqual(["0", "1"]);
});

test("a paper of somebody else on this device, or one that cannot be read, is none", () => {
  writeJournal({ ...newJournal("paper"), owner: "somebody else" });
  expect(readJournal("paper")).toBeNull();
  localStorage.setItem("study-paper:paper", "{");
  expect(readJournal("paper")).toBeNull();
});
