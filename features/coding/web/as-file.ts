// A coding as text and as CSV: what is on screen, line by line, with its editions.
import { formatDate } from "#platform/ui/format.ts";
import type { CodedView } from "../contract.ts";
import { type Correction, correctedLines, TABLES, type Table } from "../domain/corrections.ts";
import type { ReadCoding } from "./coding-result.tsx";

export type Say = (key: string, vars?: Record<string, unknown>) => string;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** A day in the person's language; an edition that is no day as it stands. */
const inWords = (day: string): string =>
  DAY.test(day) ? formatDate(day, { dateStyle: "long", timeZone: "UTC" }) : day;

/** « édition … », or that the table is a partial list. */
export const editionOf = ({ editions, partial }: CodedView, table: Table, say: Say): string =>
  partial.includes(table)
    ? say("result.partial")
    : say(DAY.test(editions[table]) ? "result.importedOn" : "result.edition", {
        edition: inWords(editions[table]),
      });

const sectionsOf = ({ coded }: ReadCoding, corrections: readonly Correction[], say: Say) =>
  TABLES.map((table) => ({
    table,
    edition: editionOf(coded, table, say),
    lines: correctedLines(coded[table], corrections, table),
  })).filter(({ lines }) => lines.length > 0);

/** Empty when no line is left. */
export function asText(coding: ReadCoding, corrections: readonly Correction[], say: Say): string {
  const sections = sectionsOf(coding, corrections, say);
  if (sections.length === 0) return "";
  const { coded, description } = coding;
  const head = `${say(`context.${description.context}`)}, ${inWords(description.date)}`;
  const blocks = sections.map(({ table, edition, lines }) => {
    const title = `${say(`table.${table}`)} (${edition})`;
    const rows = lines.map(({ code, label, position }) =>
      [code, label, position && `(${say(`position.${position}`)})`].filter(Boolean).join(" "),
    );
    return [title, ...rows].join("\n");
  });
  const fees = coded.billing.map(({ code, state }) => `${code} (${say(`billing.${state}`)})`);
  const billing = fees.length === 0 ? [] : [[say("billing.title"), ...fees].join("\n")];
  const ccmu = coded.ccmu === null ? [] : [`CCMU\n${say(`ccmu.${coded.ccmu}`)}`];
  return [head, ...blocks, ...ccmu, ...billing, say("copy.reserve")].join("\n\n");
}

/** A spreadsheet takes what begins so for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const cell = (value: string) => {
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
};

/** With a mark of order, without which a spreadsheet breaks the accents. */
export function asCsv(coding: ReadCoding, corrections: readonly Correction[], say: Say): string {
  const { valuation } = coding.coded;
  const columns = [
    "table",
    "code",
    "label",
    "position",
    "confidence",
    "words",
    "tariff",
    "edition",
  ];
  const rows = sectionsOf(coding, corrections, say).flatMap(({ table, edition, lines }) =>
    lines.map(({ code, label, position, confidence, words }) => [
      say(`table.${table}`),
      code,
      label,
      position ? say(`position.${position}`) : "",
      say(`confidence.${confidence ?? "yours"}`),
      words.join(" | "),
      String(valuation.lines.find((one) => one.code === code)?.amount ?? ""),
      edition,
    ]),
  );
  const head = columns.map((column) => say(`column.${column}`));
  return `\uFEFF${[head, ...rows].map((row) => row.map(cell).join(";")).join("\r\n")}\r\n`;
}
