import { expect, test } from "vitest";
import type { ExportTexts } from "./conversation-markdown.ts";
import { conversationPdf } from "./conversation-pdf.ts";
import type { Message } from "./message.ts";

const texts: ExportTexts = {
  exported: "x",
  person: "Question",
  assistant: "Réponse",
  sources: "Sources",
  unverified: "non vérifié",
  empty: "vide",
  notice: "avis",
  mode: () => "Général",
  source: ({ title }) => title,
  ended: () => null,
};
const message = (role: Message["role"], text: string) =>
  ({
    role,
    text,
    sources: [],
    annotations: [],
    tools: [],
    status: "complete",
  }) as unknown as Message;

/** Whether each box of the document is kept from being cut. */
const kept = (...messages: Message[]) =>
  conversationPdf({ title: "T", messages }, texts, (route) => route).content.flatMap((node) => {
    const { table } = node as { table?: { dontBreakRows?: boolean } };
    return table ? [table.dontBreakRows ?? false] : [];
  });
const alert = (items: number, item: string) =>
  message("assistant", `> [!CAUTION] Signaux d’alarme\n${`> - ${item}\n`.repeat(items)}`);

test("a short box stays whole; what a page might not hold goes on to the next one, or it would be lost", () => {
  expect(kept(alert(4, "PAS < 90 mmHg, choc"))).toEqual([true]);
  expect(kept(alert(150, "signe"))).toEqual([false]);
  expect(kept(alert(1, "très long ".repeat(300)))).toEqual([false]);
  expect(kept(message("person", "ligne\n".repeat(150)))).toEqual([false]);
  expect(kept(message("assistant", `\`\`\`\n${"ligne\n".repeat(150)}\`\`\``))).toEqual([false]);
});
