// By hand: `node tools/measure-answers.ts first` asks a frozen set of the real command line and
// prints one line a kind, then one line for each answer that is not right.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import {
  type Given,
  median,
  readSets,
  type SetQuestion,
  verdict,
  wordCount,
} from "../features/chat/testing/answer-sets.ts";

const [name = "first"] = process.argv.slice(2);
const asked = await readSets(name);

async function ask(lines: readonly SetQuestion[]): Promise<Given[]> {
  const cli = spawn(process.execPath, ["app/cli/main.ts", "ask", "--jsonl"], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const answers: Given[] = [];
  const reading = (async () => {
    for await (const line of createInterface({ input: cli.stdout })) answers.push(JSON.parse(line));
  })();
  for (const [id, { question, language, conversation }] of lines.entries())
    cli.stdin.write(`${JSON.stringify({ id, question, language, conversation })}\n`);
  cli.stdin.end();
  await reading;
  return answers;
}

const say = (line: string) => process.stdout.write(`${line}\n`);
const given = await ask(asked);
for (const set of new Set(asked.map((one) => one.set))) {
  const rows = asked.flatMap((one, at) => {
    const answer = given[at];
    if (one.set !== set || one.expected === null || !answer) return [];
    return [{ one, answer, said: verdict(one.expected, answer) }];
  });
  const count = (said: string) => rows.filter((row) => row.said === said).length;
  const leads = rows.filter(({ one, said }) => one.point && said === "right");
  const before = median(leads.map(({ answer }) => wordCount(answer.lead ?? answer.text)));
  say(
    `${set}: ${count("right")} right of ${rows.length}, ${count("other sheet")} other sheet, ${count("silent")} silent, ` +
      `median ${before} words before the fold`,
  );
  for (const { one, answer, said } of rows)
    if (said !== "right")
      say(
        `  ${said}: ${one.question} | ${one.expected} | ${answer.sources?.[0]?.id ?? "-"} | ${(answer.absent ?? []).join(", ")}`,
      );
}
