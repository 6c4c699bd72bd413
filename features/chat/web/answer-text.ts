// What leaves the page by the clipboard: an answer, or one of its statements, with its source.
import { plainText } from "../domain/markup.ts";
import type { Message, Source } from "../domain/message.ts";
import { statementsCiting } from "../domain/statements.ts";

const reference = ({ n, title, source }: Source): string => `[${n}] ${title} (${source})`;

/** The words of an answer and its numbered references, for a record or a message. */
export function answerAsText({ text, sources }: Message, heading: string): string {
  return [
    plainText(text),
    ...(sources.length > 0 ? [[heading, ...sources.map(reference)].join("\n")] : []),
  ].join("\n\n");
}

/** The statements that cite a source, and the address of its passage. */
export const statementAsText = ({ text }: Pick<Message, "text">, source: Source): string =>
  [
    ...statementsCiting(text, source.n),
    `${reference(source)} ${new URL(source.route, location.origin).href}`,
  ].join("\n");
