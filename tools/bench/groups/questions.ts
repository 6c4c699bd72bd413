// What the documentary mind makes of the questions the project keeps, through the command line as
// anyone can ask them: the right sheet first, nothing when there is nothing, scores computed right
// or what is missing asked for.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { AskedScore } from "../../../features/calculators/testing/asked-score.ts";
import { FIFTH_HELD_OUT } from "../../../features/calculators/testing/fifth-held-out.ts";
import { FOURTH_HELD_OUT } from "../../../features/calculators/testing/fourth-held-out.ts";
import { HELD_OUT } from "../../../features/calculators/testing/held-out-questions.ts";
import { QUESTIONS } from "../../../features/calculators/testing/questions.ts";
import { SECOND_AUTHOR } from "../../../features/calculators/testing/second-author.ts";
import { SECOND_HELD_OUT } from "../../../features/calculators/testing/second-held-out.ts";
import { THIRD_AUTHOR } from "../../../features/calculators/testing/third-author.ts";
import { THIRD_HELD_OUT } from "../../../features/calculators/testing/third-held-out.ts";
import {
  EIGHTH_HELD_OUT_NOTHING,
  EIGHTH_HELD_OUT_TOPIC,
} from "../../../features/guidelines/testing/eighth-held-out.ts";
import {
  FIFTH_HELD_OUT_NOTHING,
  FIFTH_HELD_OUT_TOPIC,
} from "../../../features/guidelines/testing/fifth-held-out.ts";
import {
  FOURTH_HELD_OUT_NOTHING,
  FOURTH_HELD_OUT_TOPIC,
} from "../../../features/guidelines/testing/fourth-held-out.ts";
import { HEART_AND_LUNG_QUERIES } from "../../../features/guidelines/testing/heart-and-lung-queries.ts";
import {
  HELD_OUT_NOTHING,
  HELD_OUT_TOPIC,
} from "../../../features/guidelines/testing/held-out-queries.ts";
import {
  NINTH_HELD_OUT_NOTHING,
  NINTH_HELD_OUT_TOPIC,
} from "../../../features/guidelines/testing/ninth-held-out.ts";
import { NOTHING_QUERIES } from "../../../features/guidelines/testing/nothing-queries.ts";
import { OTHER_TOPIC_QUERIES } from "../../../features/guidelines/testing/other-topic-queries.ts";
import {
  SECOND_HELD_OUT_NOTHING,
  SECOND_HELD_OUT_TOPIC,
} from "../../../features/guidelines/testing/second-held-out.ts";
import {
  SEVENTH_HELD_OUT_NOTHING,
  SEVENTH_HELD_OUT_TOPIC,
} from "../../../features/guidelines/testing/seventh-held-out.ts";
import {
  SIXTH_HELD_OUT_NOTHING,
  SIXTH_HELD_OUT_TOPIC,
} from "../../../features/guidelines/testing/sixth-held-out.ts";
import {
  TENTH_HELD_OUT_NOTHING,
  TENTH_HELD_OUT_TOPIC,
} from "../../../features/guidelines/testing/tenth-held-out.ts";
import {
  THIRD_HELD_OUT_NOTHING,
  THIRD_HELD_OUT_TOPIC,
} from "../../../features/guidelines/testing/third-held-out.ts";
import type { Figures } from "../figure.ts";
import { OWN_GROUP, supervised } from "../supervise-child.ts";

interface Card {
  calculator: string;
  status: string;
  value: number | null;
  shown: string;
  missing: { name: string }[];
  problems: { name: string }[];
}
interface Answer {
  id: number;
  error?: string;
  sources?: { route: string }[];
  tools?: { name: string; output: unknown }[];
}

const LIMIT_MS = 300_000;
/** Expected values are written to a tenth. */
const SAME = 0.06;

async function askAll(questions: readonly string[]): Promise<Answer[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "sclepios-bench-"));
  const child = spawn(process.execPath, ["app/cli/main.ts", "ask", "--jsonl"], {
    ...OWN_GROUP,
    stdio: ["pipe", "pipe", "inherit"],
    env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: "error" },
    timeout: LIMIT_MS,
  });
  supervised(child, dataDir);
  try {
    child.stdin.end(
      questions.map((question, id) => `${JSON.stringify({ id, question })}\n`).join(""),
    );
    const answers: Answer[] = [];
    for await (const line of createInterface({ input: child.stdout })) {
      const answer = JSON.parse(line) as Answer;
      if (answer.error !== undefined) throw new Error(`${questions[answer.id]}: ${answer.error}`);
      answers[answer.id] = answer;
    }
    if (answers.filter(Boolean).length !== questions.length)
      throw new Error("a question has no answer");
    return answers;
  } finally {
    child.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const cardOf = (answer: Answer | undefined): Card | undefined =>
  answer?.tools?.find(({ name }) => name === "compute_score")?.output as Card | undefined;
const sheetOf = (answer: Answer | undefined) =>
  /^\/guidelines\/([^#]+)/u.exec(answer?.sources?.[0]?.route ?? "")?.[1];

function judge(
  { calculator, value, symbol, ask, within = SAME }: AskedScore,
  card: Card | undefined,
) {
  const computed = card?.status === "computed";
  if (card?.calculator !== calculator) return { computed, right: false };
  if (ask) {
    const asked = [...card.missing, ...card.problems].map(({ name }) => name);
    return { computed, right: !computed && ask.every((name) => asked.includes(name)) };
  }
  // A scale without a total is told by its parts: "E3 V4 M5".
  const same =
    value === null
      ? card.value === null &&
        card.shown.replaceAll(/\s/gu, "") === (symbol ?? "").replaceAll(/\s/gu, "")
      : Math.abs((card.value ?? Number.NaN) - (value ?? Number.NaN)) <= within;
  return { computed, right: computed && same };
}

const percent = (right: number, of: number, min: number) => ({
  value: (100 * right) / of,
  unit: `% of ${of}`,
  baseline: null,
  goal: { min },
});

export async function questions(): Promise<Figures> {
  const scores: readonly AskedScore[] = [
    ...QUESTIONS,
    ...HELD_OUT,
    ...SECOND_HELD_OUT,
    ...THIRD_HELD_OUT,
    ...FOURTH_HELD_OUT,
    ...FIFTH_HELD_OUT,
    ...SECOND_AUTHOR,
    ...THIRD_AUTHOR,
  ];
  const topics = [
    ...HEART_AND_LUNG_QUERIES,
    ...OTHER_TOPIC_QUERIES,
    ...HELD_OUT_TOPIC,
    ...SECOND_HELD_OUT_TOPIC,
    ...THIRD_HELD_OUT_TOPIC,
    ...FOURTH_HELD_OUT_TOPIC,
    ...FIFTH_HELD_OUT_TOPIC,
    ...SIXTH_HELD_OUT_TOPIC,
    ...SEVENTH_HELD_OUT_TOPIC,
    ...EIGHTH_HELD_OUT_TOPIC,
    ...NINTH_HELD_OUT_TOPIC,
    ...TENTH_HELD_OUT_TOPIC,
  ];
  const nothing = [
    ...NOTHING_QUERIES,
    ...HELD_OUT_NOTHING,
    ...SECOND_HELD_OUT_NOTHING,
    ...THIRD_HELD_OUT_NOTHING,
    ...FOURTH_HELD_OUT_NOTHING,
    ...FIFTH_HELD_OUT_NOTHING,
    ...SIXTH_HELD_OUT_NOTHING,
    ...SEVENTH_HELD_OUT_NOTHING,
    ...EIGHTH_HELD_OUT_NOTHING,
    ...NINTH_HELD_OUT_NOTHING,
    ...TENTH_HELD_OUT_NOTHING,
  ];
  const all = [
    ...scores.map(({ question }) => question),
    ...topics.map(([query]) => query),
    ...nothing,
  ];
  const answers = await askAll(all);

  const judged = scores.map((asked, n) => judge(asked, cardOf(answers[n])));
  const sixty = judged.slice(0, QUESTIONS.length);
  const computed = judged.filter((one) => one.computed);
  const found = topics.filter(([, sheet], n) => sheetOf(answers[scores.length + n]) === sheet);
  const silent = nothing.filter(
    (_, n) => answers[scores.length + topics.length + n]?.sources?.length === 0,
  );
  return {
    "scores asked in prose, as expected": percent(
      sixty.filter(({ right }) => right).length,
      sixty.length,
      95,
    ),
    "scores, with those of other hands": percent(
      judged.filter(({ right }) => right).length,
      judged.length,
      95,
    ),
    "scores computed, right": percent(
      computed.filter(({ right }) => right).length,
      computed.length,
      100,
    ),
    "questions, right sheet first": percent(found.length, topics.length, 90),
    "questions off topic, nothing found": percent(silent.length, nothing.length, 95),
  };
}
