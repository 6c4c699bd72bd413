// Texts that other rooms lend: a sheet of the library with the address of each passage, an answer
// of the assistant without the numbers of its sources. Both rooms are entered by their contract
// alone.
import type { contract as chatContract } from "#features/chat/contract.ts";
import {
  type Block,
  inlineText,
  readMarkup,
  statementsCiting,
} from "#features/chat/domain/public.ts";
import type {
  contract as libraryContract,
  SheetSummary,
  SheetView,
} from "#features/guidelines/contract.ts";
import { featureClient } from "#platform/http/web/client.ts";
import type { SourceText } from "../domain/batch.ts";
import { MOST_TEXT } from "../domain/limits.ts";

const library = featureClient<typeof libraryContract>("guidelines");
const chat = featureClient<typeof chatContract>("chat");

/** Sheets are French whatever the interface: so are the titles that the rules read. */
const SECTIONS: Readonly<Record<SheetView["content"][number]["section"], string>> = {
  definition: "Définition",
  redFlags: "Signes de gravité",
  firstMinutes: "Premières minutes",
  examinations: "Examens",
  treatment: "Traitement",
  orientation: "Orientation",
  pitfalls: "Pièges",
};

export const listSheets = (signal: AbortSignal): Promise<SheetSummary[]> =>
  library.list({}, { signal });

export function sheetText(sheet: SheetView): SourceText {
  const link = `/guidelines/${sheet.id}`;
  const marks: SourceText["marks"][number][] = [];
  let text = "";
  let section = "";
  for (const passage of sheet.content) {
    // What the doctors of the installation do not use is not learned either.
    if (passage.local?.avoided ?? sheet.local?.avoided) continue;
    if (passage.section !== section)
      text += `${text === "" ? "" : "\n\n"}# ${SECTIONS[passage.section]}`;
    ({ section } = passage);
    text += "\n\n";
    marks.push({
      from: text.length,
      to: text.length + passage.text.length,
      link: `${link}#${passage.anchor}`,
    });
    text += passage.text;
  }
  const year = Number(sheet.checked.slice(0, 4)) || null;
  return { title: sheet.title, link, year, specialty: sheet.specialty, text, marks };
}

const wordsOf = (line: Parameters<typeof inlineText>[0]): string =>
  inlineText(line.filter(({ kind }) => kind === "text"))
    .replace(/ +(?=[.,])/gu, "")
    .trim();

function blockText(block: Block): string {
  switch (block.kind) {
    case "fold":
      return `# ${block.title}`;
    case "heading":
      return `# ${wordsOf(block.content)}`;
    case "paragraph":
      return wordsOf(block.content);
    case "list":
      return block.items.map((item) => `- ${wordsOf(item)}`).join("\n");
    case "alert":
      return block.items.map(wordsOf).join("\n\n");
    case "quote":
      return block.lines.map(wordsOf).join("\n");
    case "table":
      return block.rows.map((row) => row.map(wordsOf).join("\u00a0: ")).join("\n\n");
    case "code":
      return "";
  }
}

export const answerText = (markup: string): string =>
  readMarkup(markup)
    .map(blockText)
    .filter((text) => text !== "")
    .join("\n\n")
    .slice(0, MOST_TEXT);

/** The document that an answer cites most: a conversation is called after its question. */
export function subjectOf(sources: readonly { title: string }[]): string {
  const titles = Map.groupBy(sources, ({ title }) => title);
  return [...titles].sort(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? "";
}

export type Handover = { as: "sheet" | "answer"; source: SourceText };

/**
 * What an address names: `guidelines.sheet:<id>`, `chat.answer:<conversation>/<message>`, or the
 * statements of that answer that cite one source, `…/<message>/<n>`. Null for anything else.
 */
export async function openHandover(from: string, signal: AbortSignal): Promise<Handover | null> {
  const [kind, id = ""] = from.split(":", 2);
  if (kind === "guidelines.sheet")
    return { as: "sheet", source: sheetText(await library.sheet({ id }, { signal })) };
  if (kind !== "chat.answer") return null;
  const [conversation = "", messageId = "", n] = id.split("/");
  const { title, messages } = await chat.open({ id: conversation }, { signal });
  const answer = messages.find((one) => one.id === messageId && one.role === "assistant");
  if (!answer) return null;
  const text =
    n === undefined
      ? answerText(answer.text)
      : statementsCiting(answer.text, Number(n)).join("\n\n").slice(0, MOST_TEXT);
  if (text === "") return null;
  const link = `/chat?conversation=${conversation}&message=${messageId}`;
  const year = new Date(answer.createdAt).getFullYear();
  return {
    as: "answer",
    source: {
      title,
      subject: subjectOf(answer.sources),
      link,
      year,
      specialty: null,
      text,
      marks: [],
    },
  };
}
