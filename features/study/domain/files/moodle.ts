// Moodle XML: multichoice, truefalse and shortanswer. https://docs.moodle.org/en/Moodle_XML_format
// The parser loads nothing and expands no entity of the file.
import { parseXml, XmlElement } from "@rgrove/parse-xml";
import type { BankQuestion } from "../bank-question.ts";
import { letter } from "../programme.ts";
import { isSeries } from "../question.ts";
import { type Found, type ReadFile, sorted } from "./read-file.ts";

export function readMoodle(text: string): ReadFile {
  let root: XmlElement | null;
  try {
    ({ root } = parseXml(text));
  } catch {
    // No XML, an entity of its own, or elements in one another without end.
    return sorted([{ at: 1, found: "syntax" }]);
  }
  if (root?.name !== "quiz") return sorted([{ at: 1, found: "syntax" }]);
  return sorted(places(root));
}

function* places(quiz: XmlElement): Generator<Found, void, undefined> {
  let at = 0;
  for (const element of children(quiz, "question")) {
    const type = element.attributes.type ?? "";
    if (type === "category") continue;
    at += 1;
    yield { at, found: readQuestion(element, type) };
  }
}

const children = (parent: XmlElement, name: string): XmlElement[] =>
  parent.children.filter(
    (node): node is XmlElement => node instanceof XmlElement && node.name === name,
  );

const child = (parent: XmlElement, name: string): XmlElement | undefined =>
  children(parent, name)[0];

const PLAIN: ReadonlySet<string> = new Set(["plain_text", "markdown"]);

/** The text of an element that holds a `text`; of HTML, what a reader sees. */
function textIn(parent: XmlElement | undefined): string {
  const text = parent && child(parent, "text")?.text;
  if (!text) return "";
  return PLAIN.has(parent.attributes.format ?? "html") ? text.trim() : seen(text);
}

const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: "\u00A0",
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};

/** Lines of blocks stay lines; all other markup goes. Never to be shown as HTML. */
function seen(html: string): string {
  return html
    .replace(/\s+/g, " ")
    .replace(/<(?:br|\/p|\/div|\/li)\b[^<>]*>/gi, "\n")
    .replace(/<[^<>]*>/g, "")
    .replace(
      /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi,
      (whole, decimal, hexadecimal, name) => {
        const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? "", 16);
        if (Number.isNaN(code)) return ENTITIES[String(name).toLowerCase()] ?? whole;
        return code > 31 && code <= 0x10_ffff ? String.fromCodePoint(code) : " ";
      },
    )
    .split("\n")
    .map((line) => line.trim())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function readQuestion(element: XmlElement, type: string): Found["found"] {
  const statement = textIn(child(element, "questiontext"));
  const explanation = textIn(child(element, "generalfeedback")) || null;
  const answers = children(element, "answer").map((answer) => ({
    text: textIn(answer),
    fraction: Number(answer.attributes.fraction),
    explanation: textIn(child(answer, "feedback")) || null,
  }));
  if (type === "shortanswer") {
    const whole = answers.filter(({ fraction }) => fraction === 100);
    return { type: "qroc", statement, explanation, accepted: whole.map(({ text }) => text) };
  }
  if (type !== "multichoice" && type !== "truefalse") return "kind";
  if (answers.some(({ fraction }) => Number.isNaN(fraction))) return "weights";
  const single = type === "truefalse" || child(element, "single")?.text.trim() !== "false";
  // One answer alone, and another that earns a part of it: no published rule of marking knows that.
  if (single && answers.some(({ fraction }) => fraction > 0 && fraction < 100)) return "weights";
  const propositions = answers.map(({ text, fraction, explanation }, at) => ({
    id: letter(at),
    text: type === "truefalse" ? (TRUTH[text.toLowerCase()] ?? text) : text,
    correct: fraction > 0,
    explanation,
  }));
  return { type: single ? "qru" : "qrm", statement, explanation, propositions };
}

const TRUTH: Readonly<Record<string, string>> = { true: "Vrai", false: "Faux" };

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign] ?? "&quot;");
const element = (name: string, text: string) =>
  `<${name} format="plain_text"><text>${escaped(text)}</text></${name}>`;

/** The questions in Moodle XML, one element each; null for one that the format cannot say. */
export function writeMoodleQuestion(question: BankQuestion, name: string): string | null {
  const head = [
    `<name><text>${escaped(name)}</text></name>`,
    element("questiontext", question.statement),
    ...(question.explanation === null ? [] : [element("generalfeedback", question.explanation)]),
  ];
  if (question.type === "qroc") {
    const accepted = question.accepted.map((text) => answerElement(text, 100, null));
    return wrap("shortanswer", [...head, ...accepted]);
  }
  if (isSeries(question) || question.type === "zones" || question.type === "tcs") return null;
  const { type, propositions } = question;
  if (type !== "qru" && type !== "qrm") return null;
  if (propositions.some((line) => line.unacceptable || line.indispensable)) return null;
  const right = propositions.filter(({ correct }) => correct).length;
  const lines = propositions.map(({ text, correct, explanation }) =>
    answerElement(text, fraction(correct, type === "qrm" ? right : 1, type), explanation),
  );
  return wrap("multichoice", [...head, `<single>${type === "qru"}</single>`, ...lines]);
}

/** Percentages as Moodle keeps them, with five decimals. */
function fraction(correct: boolean, right: number, type: "qru" | "qrm"): number {
  if (correct) return Number((100 / right).toFixed(5));
  return type === "qrm" ? -100 : 0;
}

const answerElement = (text: string, fraction: number, feedback: string | null) =>
  `<answer fraction="${fraction}" format="plain_text"><text>${escaped(text)}</text>${
    feedback === null ? "" : element("feedback", feedback)
  }</answer>`;

const wrap = (type: string, inside: readonly string[]) =>
  `<question type="${type}">\n${inside.join("\n")}\n</question>\n`;

export const moodleDocument = (questions: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${questions.join("")}</quiz>\n`;
