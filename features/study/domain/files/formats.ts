// One door for all formats: read a file, write a file.
import type { BankQuestion } from "../bank-question.ts";
import { readAiken, writeAiken } from "./aiken.ts";
import { readCsv, writeCsv } from "./csv.ts";
import type { Columns } from "./csv-columns.ts";
import { readGift, writeGift } from "./gift.ts";
import { readJson, writeJson } from "./json.ts";
import { moodleDocument, readMoodle, writeMoodleQuestion } from "./moodle.ts";
import type { Format, ReadFile } from "./read-file.ts";

const READERS: Readonly<Record<Format, (text: string, columns?: Columns) => ReadFile>> = {
  json: readJson,
  gift: readGift,
  aiken: readAiken,
  moodle: readMoodle,
  csv: readCsv,
};

/**
 * The format of a file by the end of its name; a `.txt` is Aiken when it has an ANSWER line, GIFT
 * otherwise.
 */
export function formatOf(fileName: string, text: string): Format | null {
  const extension = /\.(\w+)$/.exec(fileName)?.[1]?.toLowerCase();
  if (extension === "json") return "json";
  if (extension === "xml") return "moodle";
  if (extension === "gift") return "gift";
  if (extension === "aiken") return "aiken";
  if (extension === "csv" || extension === "tsv") return "csv";
  if (extension !== "txt") return null;
  return /^ANSWER:\s*[A-Z]\s*$/m.test(text) ? "aiken" : "gift";
}

/** The longest file that is read, in characters. */
export const LONGEST_FILE = 50_000_000;

/** @param columns of a CSV file, when the person said what they are */
export const readQuestions = (text: string, format: Format, columns?: Columns): ReadFile =>
  READERS[format](text.replace(/^\ufeff/, ""), columns);

/** The file, and how many questions the format cannot say. */
export function writeQuestions(
  questions: readonly BankQuestion[],
  format: Format,
): { text: string; left: number } {
  if (format === "json") return { text: writeJson(questions), left: 0 };
  if (format === "csv") return writeCsv(questions);
  const written = questions.flatMap((question, index) => {
    const text = WRITERS[format](question, index + 1);
    return text === null ? [] : [text];
  });
  const text = format === "moodle" ? moodleDocument(written) : written.join("\n");
  return { text, left: questions.length - written.length };
}

const WRITERS = {
  aiken: writeAiken,
  gift: writeGift,
  moodle: (question: BankQuestion, rank: number) =>
    writeMoodleQuestion(question, `Question ${rank}`),
} as const;
