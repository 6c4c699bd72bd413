import { expect, test } from "vitest";
import type { Services } from "#platform/feature/server/context.ts";
import { loadServerTexts } from "#platform/i18n/server/texts.ts";
import { markCommand } from "./mark-command.ts";

const texts = await loadServerTexts();

/**
 * Runs the command on lines, as a program would. A command that needs nothing is given texts alone.
 */
async function run(input: readonly (object | string)[], language: "fr" | "en" | "es" = "fr") {
  const printed: string[] = [];
  async function* lines() {
    for (const line of input) yield typeof line === "string" ? line : JSON.stringify(line);
  }
  const services = { texts } as Services;
  const print = (line: string) => printed.push(line);
  const flags = { jsonl: true } as const;
  const code = await markCommand.run({
    args: [],
    flags,
    lines: lines(),
    print,
    language,
    cwd: "/",
    services,
  });
  expect(code).toBe(0);
  return printed.map((line) => JSON.parse(line));
}

const qrm = {
  type: "QRM",
  propositions: [
    { id: "a", correct: true },
    { id: "b", correct: false },
    { id: "c", correct: true },
    { id: "d", correct: false, unacceptable: true },
  ],
};

test("a score and its computation, in the language of the person", async () => {
  const asked = [{ id: 1, question: qrm, answer: ["a"] }];
  expect(await run(asked)).toEqual([{ id: 1, score: 0.5, steps: ["1 discordance → 0,5"] }]);
  expect(await run(asked, "en")).toEqual([{ id: 1, score: 0.5, steps: ["1 discordance → 0.5"] }]);
  expect(await run(asked, "es")).toEqual([{ id: 1, score: 0.5, steps: ["1 discordancia → 0,5"] }]);
});

test("every step has its sentence", async () => {
  const lines = [
    { question: qrm, answer: ["a", "d"] },
    { question: { ...qrm, type: "qrp" }, answer: ["a", "b", "c"], profile: "strict" },
    { question: { type: "tcs", panel: { "-1": 1, "0": 4 } }, answer: ["-1"] },
    { question: { type: "qroc", accepted: ["adrénaline"] }, answer: ["adrenalinne"] },
    {
      question: { type: "zones", zones: [{ id: 1, x: 0.5, y: 0.5, radius: 0.1 }] },
      answer: [[0.5, 0.5]],
    },
    {
      question: { type: "kfp", questions: [qrm, { type: "qroc", accepted: ["prednisone"] }] },
      answer: [["a", "c"], ["prednisolone"]],
    },
  ];
  const answers = await run(lines);
  expect(answers.map(({ score }) => score)).toEqual([0, 0, 0.25, 1, 1, 0.5]);
  for (const { steps } of answers) {
    expect(steps.length).toBeGreaterThan(0);
    for (const step of steps) expect(step).not.toMatch(/step\.|\{\{|undefined/);
  }
});

test("a question of the bank by its id", async () => {
  const asked = { question: "hyperkaliemie-01", answer: [] };
  const [known, unknown] = await run([asked, { ...asked, question: "hyperkaliemie-999" }]);
  // Its first line is indispensable.
  expect(known).toEqual({ id: null, score: 0, steps: [expect.stringContaining("indispensable")] });
  expect(unknown.error).toContain("hyperkaliemie-999");
  expect(unknown.field).toBe("question");
});

test("a drawing and a critical reading of the bank, by their ids", async () => {
  const right = [["90"], ["80 %"], ["c"], ["c"], ["a", "b"], ["a", "b", "c"]];
  const [drawing, beside, whole, half] = await run([
    { question: "anaphylaxie-zones-01", answer: [[0.725, 0.3062]] },
    { question: "anaphylaxie-zones-01", answer: [[0.58, 0.3062]] },
    { question: "lecture-critique-02", answer: right },
    { question: "lecture-critique-02", answer: right.slice(0, 3) },
  ]);
  expect([drawing.score, beside.score, whole.score]).toEqual([1, 0, 1]);
  expect(half.score).toBeLessThan(1);
  expect(half.steps.at(-1)).toMatch(/^Moyenne des questions/);
});

test.each<[string, object | string, string | null]>([
  ["no JSON", "{", null],
  ["another profile", { question: qrm, answer: [], profile: "edn-1999" }, "profile"],
  ["no question", { answer: [] }, "question"],
  [
    "one line named twice",
    {
      question: { type: "qrm", propositions: [qrm.propositions[0], qrm.propositions[0]] },
      answer: [],
    },
    "question",
  ],
  ["a QRU with two right lines", { question: { ...qrm, type: "qru" }, answer: [] }, "question"],
  ["an unknown line", { question: qrm, answer: ["z"] }, "answer"],
  ["points where lines are ticked", { question: qrm, answer: [[0.1, 0.2]] }, "answer"],
  [
    "a panel of nobody",
    { question: { type: "tcs", panel: { "0": 0 } }, answer: ["0"] },
    "question",
  ],
  [
    "a panel in 2023",
    { question: { type: "tcs", panel: { "0": 2 } }, answer: ["0"], profile: "edn-2023" },
    "question.type",
  ],
])("%s is refused with a sentence on its field", async (_, line, field) => {
  const [answer] = await run([line, { id: 2, question: qrm, answer: ["a", "c"] }]);
  expect(answer).not.toHaveProperty("score");
  expect(answer.error).toMatch(/\S \S/);
  if (field === null) expect(answer.field).toBeNull();
  else expect(answer.field).toMatch(new RegExp(`^${field}`));
});
