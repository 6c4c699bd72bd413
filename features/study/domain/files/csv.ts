// CSV, a question a row: type, statement, answer, explanation, specialty, difficulty, rank, item, and
// a column a line (a, b, c…), with another for its reason (a why). A script concordance has what is
// weighed, the hypothesis and the information, and its panel as the answer: "-1:2 0:7 1:3". A
// spreadsheet writes it.
import { csvRows, DELIMITERS, UnclosedQuote } from "#features/card-files/domain/public.ts";
import type { BankQuestion } from "../bank-question.ts";
import { letter, MOST_PROPOSITIONS } from "../programme.ts";
import { CONCORDANCE_STEPS, isSeries } from "../question.ts";
import {
  CONCORDANCE_HEADS,
  type Columns,
  HEADS,
  type Head,
  LINE,
  nameIn,
  namesOf,
} from "./csv-columns.ts";
import { type Found, type ReadFile, sorted } from "./read-file.ts";

type Row = ReadonlyMap<string, string>;

/** @param columns what each column is, instead of what its name says */
export function readCsv(text: string, columns?: Columns): ReadFile {
  return sorted(places(text, columns));
}

/** The names of the columns, as the first row writes them; none when it cannot be read. */
export function csvHeads(text: string): string[] {
  try {
    for (const { cells } of csvRows(text, delimiterOf(text))) return cells;
  } catch (error) {
    if (!(error instanceof UnclosedQuote)) throw error;
  }
  return [];
}

function* places(text: string, columns?: Columns): Generator<Found, void, undefined> {
  let heads: string[] | null = null;
  try {
    for (const { cells, line } of csvRows(text, delimiterOf(text))) {
      if (heads === null) {
        heads = columns ? namesOf(columns) : cells.map(nameIn);
        if (!heads.includes("statement")) {
          yield { at: line, found: "syntax" };
          return;
        }
        continue;
      }
      const names = heads;
      const row = new Map(cells.map((cell, at) => [names[at] ?? "", cell.trim()]));
      yield { at: line, found: questionOf(row) };
    }
  } catch (error) {
    if (!(error instanceof UnclosedQuote)) throw error;
    yield { at: error.line, found: "syntax" };
  }
}

/** The separator that cuts the first line most. */
function delimiterOf(text: string) {
  const first = text.slice(0, Math.max(0, text.search(/[\r\n]/)) || text.length);
  const counts = DELIMITERS.map((one) => first.split(one).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ",";
}

function questionOf(row: Row): Found["found"] {
  const of = (name: Head) => row.get(name) ?? "";
  const about = {
    statement: of("statement"),
    explanation: of("explanation") || null,
    source: of("source") || null,
    specialty: of("specialty") || null,
    ...(of("difficulty") === "" ? {} : { difficulty: of("difficulty") }),
    rank: of("rank").toUpperCase() || null,
    item: of("item") === "" ? null : Number(of("item")),
  };
  if (of("type").toLowerCase() === "tcs")
    return {
      ...about,
      type: "tcs",
      ask: of("ask") || "diagnosis",
      hypothesis: of("hypothesis"),
      information: of("information"),
      panel: panelIn(of("answer")),
      panelOf: of("panel of") || null,
    };
  const lines = [...row].flatMap(([name, text]) =>
    LINE.test(name) && name.length === 1 && text !== "" ? [{ id: name, text }] : [],
  );
  if (lines.length === 0) {
    const accepted = of("answer")
      .split("|")
      .map((one) => one.trim());
    return { ...about, type: "qroc", accepted: accepted.filter((one) => one !== "") };
  }
  const right = of("answer")
    .toLowerCase()
    .split(/[\s,;|+]+/)
    .filter((one) => one !== "");
  if (right.some((id) => !lines.some((line) => line.id === id))) return "key";
  const propositions = lines.map(({ id, text }) => ({
    ...{ id, text, correct: right.includes(id) },
    explanation: row.get(`${id} why`) || null,
  }));
  return { ...about, type: of("type") || (right.length === 1 ? "qru" : "qrm"), propositions };
}

/** "-1:2 0:7"; what is no number is left to the schema. */
const panelIn = (text: string): Record<string, number> =>
  Object.fromEntries(
    text
      .split(/[\s,;|]+/)
      .filter((one) => one !== "")
      .map((one) => {
        const at = one.lastIndexOf(":");
        return [one.slice(0, at), Number(one.slice(at + 1))];
      }),
  );
const panelText = (panel: Readonly<Record<string, number>>): string =>
  CONCORDANCE_STEPS.flatMap((step) => (panel[step] ? [`${step}:${panel[step]}`] : [])).join(" ");

const cell = (text: string | number | null): string =>
  /[",;\t|\r\n]|^\s|\s$/.test(String(text ?? ""))
    ? `"${String(text).replaceAll('"', '""')}"`
    : String(text ?? "");

/** The table, and how many questions it cannot say. */
export function writeCsv(questions: readonly BankQuestion[]): { text: string; left: number } {
  const said = questions.flatMap((question) => (canSay(question) ? [question] : []));
  const most = Math.max(
    0,
    ...said.map((one) => ("propositions" in one ? one.propositions.length : 0)),
  );
  const letters = Array.from({ length: Math.min(most, MOST_PROPOSITIONS) }, (_, at) => letter(at));
  const weighed = said.some(({ type }) => type === "tcs") ? CONCORDANCE_HEADS : [];
  const heads = [...HEADS, ...weighed, ...letters.flatMap((one) => [one, `${one} why`])];
  const rows = said.map((question) =>
    rowOf(question, letters.length, weighed.length).map(cell).join(","),
  );
  return {
    text: [heads.join(","), ...rows, ""].join("\r\n"),
    left: questions.length - said.length,
  };
}

type Said = Exclude<BankQuestion, { questions: unknown } | { type: "zones" }>;

function canSay(question: BankQuestion): question is Said {
  if (isSeries(question) || question.type === "zones" || question.image) return false;
  if (question.type === "tcs") return question.comments.length === 0;
  if ("accepted" in question) return question.accepted.every((one) => !one.includes("|"));
  return question.propositions.every((line) => !line.unacceptable && !line.indispensable);
}

function answerOf(question: Said): string {
  if (question.type === "tcs") return panelText(question.panel);
  if (question.type === "qroc") return question.accepted.join("|");
  const right = question.propositions.flatMap(({ correct }, at) => (correct ? [letter(at)] : []));
  return right.join(" ");
}

function rowOf(question: Said, lines: number, weighed: number): (string | number | null)[] {
  const { type, statement, explanation, specialty, difficulty, rank, item, source } = question;
  const all = "propositions" in question ? question.propositions : [];
  const own =
    question.type === "tcs"
      ? [question.ask, question.hypothesis, question.information, question.panelOf]
      : [];
  const sides = Array.from({ length: lines }, (_, at) => {
    const line = all[at];
    return [line?.text ?? null, line?.explanation ?? null];
  });
  return [
    ...[type, statement, answerOf(question), explanation],
    ...[specialty, difficulty, rank, item, source],
    ...Array.from({ length: weighed }, (_, at) => own[at] ?? null),
    ...sides.flat(),
  ];
}
