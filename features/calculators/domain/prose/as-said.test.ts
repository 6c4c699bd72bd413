// Scores as they are said, in three languages: the same promise for each.
import { describe, expect, test } from "vitest";
import { AS_SAID_FIRST } from "../../testing/as-said/first.ts";
import type { SaidScore } from "../../testing/as-said/said-score.ts";
import { AS_SAID_SECOND } from "../../testing/as-said/second.ts";
import { findById } from "../catalogue.ts";
import { evaluate } from "../evaluate.ts";
import { readScoreTurns } from "./read-question.ts";

const SAME = 0.06;
const LEAST_RIGHT = 0.9;
const LEAST_COMPLETED = 0.95;

function expected({ calculator: id, inputs = {} }: SaidScore): number | null {
  const calculator = findById(id);
  if (!calculator) throw new Error(id);
  const silent = Object.entries(calculator.inputs).flatMap(([name, input]) =>
    input.kind === "yesno" && input.needed === undefined ? [[name, false]] : [],
  );
  const { outcome, missing, problems } = evaluate(calculator, {
    ...Object.fromEntries(silent),
    ...inputs,
  });
  if (!outcome) throw new Error(`${id}: ${missing.join()} ${JSON.stringify(problems)}`);
  return outcome.value;
}

type Verdict = "right" | "missed" | "wrong";
function judge(one: SaidScore): { verdict: Verdict; told: string } {
  const read = readScoreTurns(one.turns);
  const outcome = read && read.ask.length === 0 ? read.evaluation.outcome : null;
  const told = `${one.turns.join(" | ")}\n   ${JSON.stringify({ id: read?.calculator.id, value: outcome?.value, ask: read?.ask, words: read?.words, assumed: read?.assumed, unread: read?.unread })}`;
  const verdict = (): Verdict => {
    if (one.ask !== undefined) {
      if (outcome) return "wrong";
      return read?.ask.includes(one.ask) ? "right" : "missed";
    }
    if (!outcome) return "missed";
    const same = read?.calculator.id === one.calculator;
    return same && Math.abs((outcome.value ?? Number.NaN) - (expected(one) ?? Number.NaN)) <= SAME
      ? "right"
      : "wrong";
  };
  return { verdict: verdict(), told };
}

describe.each([
  ["written first", AS_SAID_FIRST],
  ["written second", AS_SAID_SECOND],
] as const)("%s", (_, set) => {
  test.each(["fr", "en", "es"] as const)("%s: nine in ten, and none wrong", (language) => {
    const judged = set[language].map(judge);
    const told = judged
      .filter(({ verdict }) => verdict !== "right")
      .map((one) => `${one.verdict}: ${one.told}`);
    if (process.env.SHOW_MISSED)
      process.stdout.write(`${language} ${told.length} of ${judged.length}\n${told.join("\n")}\n`);
    expect(judged.filter(({ verdict }) => verdict === "wrong")).toEqual([]);
    expect(told.length, told.join("\n")).toBeLessThanOrEqual(judged.length * (1 - LEAST_RIGHT));
  });

  test("what is missing comes in the next message, and completes the score", () => {
    const twice = Object.values(set).flatMap((all) =>
      all.filter(({ turns }) => turns.length === 2),
    );
    const completed = twice.filter(
      (one) =>
        judge(one).verdict === "right" && (readScoreTurns([one.turns[0]])?.ask.length ?? 0) > 0,
    );
    const told = twice
      .filter((one) => !completed.includes(one))
      .map(({ turns }) => turns.join(" | "));
    expect(twice.length).toBeGreaterThanOrEqual(20);
    expect(told.length, told.join("\n")).toBeLessThanOrEqual(twice.length * (1 - LEAST_COMPLETED));
  });

  test("no quoted word that was not typed", () => {
    for (const one of Object.values(set).flat())
      for (const words of Object.values(readScoreTurns(one.turns)?.words ?? {}))
        for (const part of words.split(" · ")) expect(one.turns.join("\n")).toContain(part);
  });
});
