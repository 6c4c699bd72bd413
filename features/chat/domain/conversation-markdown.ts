// A conversation as a Markdown file. What a model or a person wrote is text in it: no HTML, no
// image, no link of theirs.
import { writeBlock } from "./markup.ts";
import type { Message } from "./message.ts";
import { shownAnswer } from "./shown-answer.ts";

export interface ExportTexts {
  exported: string;
  person: string;
  assistant: string;
  sources: string;
  unverified: string;
  empty: string;
  notice: string;
  mode(message: Message): string;
  /** The title of a source, and the section of the sheet it is in. */
  source(source: Message["sources"][number]): string;
  /** Why an answer ended before its end; null when it is complete. */
  ended(message: Message): string | null;
}

export interface Exported {
  title: string;
  messages: readonly Message[];
}

/** Angle brackets that would open a tag or an automatic link in a reader that takes HTML. */
const withoutTags = (markdown: string) => markdown.replace(/<(?=[a-z/!?])/giu, "\\<");
const oneLine = (text: string) =>
  withoutTags(
    text
      .replace(/\s+/gu, " ")
      .replace(/[\\`*_[\]#|]/gu, "\\$&")
      .trim(),
  );

/** `address` makes an absolute address of a route of the application. */
export function conversationMarkdown(
  { title, messages }: Exported,
  texts: ExportTexts,
  address: (route: string) => string,
): string {
  const head = [`# ${oneLine(title)}`, `_${texts.exported}_`];
  if (messages.length === 0) head.push(texts.empty);
  const body = messages.map((message) =>
    message.role === "person"
      ? questionMarkdown(message, texts)
      : answerMarkdown(message, texts, address),
  );
  return `${[...head, ...body, `---\n\n_${texts.notice}_`].join("\n\n")}\n`;
}

const questionMarkdown = ({ text }: Message, texts: ExportTexts) =>
  [
    `## ${texts.person}`,
    text
      .split(/\r?\n/u)
      .map((line) => `> ${oneLine(line)}`)
      .join("\n"),
  ].join("\n\n");

function answerMarkdown(
  message: Message,
  texts: ExportTexts,
  address: (route: string) => string,
): string {
  const blocks = shownAnswer(message, texts.unverified).map((block) => {
    const written = writeBlock(block);
    if (block.kind === "code") return written;
    return withoutTags(block.kind === "heading" ? `#${written}` : written);
  });
  const ended = texts.ended(message);
  const sources = message.sources.map(
    (cited) =>
      `- \\[${cited.n}\\] [${oneLine(texts.source(cited))}](${address(cited.route)}), ${oneLine(cited.source)}${cited.year === null || cited.source.includes(String(cited.year)) ? "" : ` (${cited.year})`}`,
  );
  return [
    `## ${texts.assistant} (${texts.mode(message)})`,
    blocks.join("").trimEnd(),
    ...(ended === null ? [] : [`_${ended}_`]),
    ...(sources.length === 0 ? [] : [`**${texts.sources}**`, sources.join("\n")]),
  ].join("\n\n");
}
