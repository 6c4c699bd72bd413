// GIFT, the text format of Moodle: choices, true or false, short answers.
// https://docs.moodle.org/en/GIFT_format
import type { BankQuestion } from "../bank-question.ts";
import { letter } from "../programme.ts";
import { isSeries } from "../question.ts";
import { type Found, type ReadFile, sorted } from "./read-file.ts";

/**
 * A sign after a backslash is a letter like another: it is put out of sight while the rest is cut.
 */
const ESCAPED = "~=#{}:\\";
const HIDDEN = 0xe000;
const hide = (text: string) =>
  text.replace(/\\([~=#{}:\\n])/g, (_, sign: string) =>
    sign === "n" ? "\n" : String.fromCodePoint(HIDDEN + ESCAPED.indexOf(sign)),
  );
const show = (text: string) =>
  text.replace(/[\ue000-\ue006]/g, (sign) => ESCAPED[sign.charCodeAt(0) - HIDDEN] ?? "").trim();
const escaped = (text: string) =>
  text.replace(/[~=#{}:\\]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, "\\n");

/** Joins the two halves of a pair to be matched; nothing escapes it. */
const MATCH = "->";

export function readGift(text: string): ReadFile {
  return sorted(places(text));
}

/** Blocks between empty lines, without comments and categories. */
function* places(text: string): Generator<Found, void, undefined> {
  let at = 0;
  let block: string[] = [];
  for (const [index, raw] of [...text.split(/\r\n|\r|\n/), ""].entries()) {
    const line = raw.trim();
    if (line.startsWith("//") || line.startsWith("$CATEGORY:")) continue;
    if (line !== "") {
      if (block.length === 0) at = index + 1;
      block.push(line);
    } else if (block.length > 0) {
      yield { at, found: readBlock(hide(block.join("\n").replace(/[\ue000-\ue0ff]/g, ""))) };
      block = [];
    }
  }
}

function readBlock(block: string): Found["found"] {
  const text = block
    .replace(/^::[^:]*::/, "")
    .replace(/^\s*\[(?:html|moodle|plain|markdown)\]/, "");
  const [open, close] = [text.indexOf("{"), text.lastIndexOf("}")];
  if (open < 0 || close < open) return "syntax";
  const after = show(text.slice(close + 1));
  const before = show(text.slice(0, open));
  const statement = after === "" ? before : `${before} _____ ${after}`;
  const [answers = "", general] = text.slice(open + 1, close).split("####");
  const explanation = general === undefined || show(general) === "" ? null : show(general);
  const read = readAnswers(answers.trim());
  return typeof read === "string" ? read : { statement, explanation, ...read };
}

function readAnswers(answers: string): Found["found"] {
  const truth = /^(T|TRUE|F|FALSE)(?:#([\s\S]*))?$/i.exec(answers);
  if (truth) return trueOrFalse(truth[1]?.toUpperCase().startsWith("T") ?? false, truth[2]);
  if (answers === "" || answers.startsWith("#")) return "kind";
  if (!/^[=~]/.test(answers)) return "syntax";
  const parts = answers.split(/(?=[=~])/);
  if (parts.every((part) => part.startsWith("=") && part.includes(MATCH))) return "kind";
  const lines = parts.map(readLine);
  if (!answers.includes("~")) return { type: "qroc", accepted: lines.map(({ text }) => text) };
  const weighted = lines.some((line) => line.weight !== null && line.weight !== USUAL[line.sign]);
  const partial = weighted ? lines.filter(({ weight }) => (weight ?? 0) > 0) : [];
  const propositions = lines.map((line, at) => ({
    id: letter(at),
    text: line.text,
    correct: weighted ? partial.includes(line) : line.sign === "=",
    explanation: line.feedback,
  }));
  return { type: weighted ? "qrm" : "qru", propositions };
}

interface Line {
  readonly sign: "=" | "~";
  readonly text: string;
  /** A percentage of the points; null without one. */
  readonly weight: number | null;
  readonly feedback: string | null;
}

/** What a right and a wrong line are worth when nothing says otherwise. */
const USUAL = { "=": 100, "~": 0 } as const;

/** A text that begins as a weight does gets the weight that it has anyway. */
const begun = (sign: Line["sign"], text: string): string =>
  /^%-?\d/.test(text) ? `${sign}%${USUAL[sign]}%` : sign;

function readLine(line: string): Line {
  const [, sign = "", percent, rest = ""] =
    /^([=~])(?:%(-?\d+(?:\.\d+)?)%)?([\s\S]*)$/.exec(line) ?? [];
  const [text = "", feedback = ""] = rest.split("#");
  const weight = percent === undefined ? null : Number(percent);
  const side = sign === "~" ? "~" : "=";
  return { sign: side, text: show(text), weight, feedback: show(feedback) || null };
}

/** The first remark is for a wrong answer, the second for a right one. */
function trueOrFalse(truth: boolean, remarks = ""): Found["found"] {
  const [wrong = "", right = ""] = remarks.split("#").map(show);
  const line = (id: string, text: string, correct: boolean) => ({
    id,
    text,
    correct,
    explanation: (correct ? right : wrong) || null,
  });
  return { type: "qru", propositions: [line("a", "Vrai", truth), line("b", "Faux", !truth)] };
}

/** The question in GIFT; null when the format cannot say it. */
export function writeGift(question: BankQuestion): string | null {
  const remark = (text: string | null) => (text === null ? "" : `#${escaped(text)}`);
  const general = question.explanation === null ? "" : `\n####${escaped(question.explanation)}`;
  if (question.type === "qroc") {
    if (question.accepted.every((wording) => wording.includes(MATCH))) return null;
    const accepted = question.accepted
      .map((wording) => begun("=", wording) + escaped(wording))
      .join(" ");
    return `${escaped(question.statement)} {${accepted}${general}}\n`;
  }
  if (isSeries(question) || question.type === "zones" || question.type === "tcs") return null;
  const { type, propositions } = question;
  if (propositions.some((line) => line.unacceptable || line.indispensable)) return null;
  if (type !== "qru" && type !== "qrm") return null;
  const right = propositions.filter(({ correct }) => correct).length;
  const lines = propositions.map(({ text, correct, explanation }) => {
    const head =
      type === "qru" ? begun(correct ? "=" : "~", text) : `~%${correct ? share(right) : "-100"}%`;
    return `${head}${escaped(text)}${remark(explanation)}`;
  });
  return `${escaped(question.statement)} {\n${lines.join("\n")}${general}\n}\n`;
}

/** Moodle knows percentages with five decimals. */
const share = (right: number) => String(Number((100 / right).toFixed(5)));
