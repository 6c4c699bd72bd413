// A conversation as a pdfmake document: plain data, so that another thread can lay it out.
import { type PdfDocument, type PdfNode, printable } from "#platform/pdf/pdf-document.ts";
import type { Exported, ExportTexts } from "./conversation-markdown.ts";
import type { Inline } from "./inline.ts";
import type { Block, Tone } from "./markup.ts";
import type { Message } from "./message.ts";
import { shownAnswer } from "./shown-answer.ts";

const PETROL = "#0a5660";
const GREY = "#5a6a6c";
const FILL: Record<Tone, string> = { danger: "#fdeeee", warning: "#fbf3e2", note: "#eef3f3" };

/** Half a page, in the widest letters. */
const LINES_KEPT_WHOLE = 25;
const CHARACTERS_PER_LINE = 60;
const lengthOf = (part: Inline) => (part.kind === "citation" ? 5 : part.text.length);

const words = (content: readonly Inline[]): PdfNode => ({
  text: content.map((part) =>
    part.kind === "citation"
      ? { text: `[${part.n}]`, color: PETROL, bold: true, fontSize: 8 }
      : {
          text: printable(part.text),
          ...(part.strong ? { bold: true } : {}),
          ...(part.emphasis ? { italics: true } : {}),
        },
  ),
});

/**
 * `whole`: not cut at the end of a page. Only for what one page surely holds: what does not fit is
 * not drawn at all.
 */
function boxed(fill: string, content: PdfNode[], whole = false): PdfNode {
  return {
    table: {
      widths: ["*"],
      dontBreakRows: whole,
      body: [[{ stack: content, fillColor: fill, margin: [6, 4, 6, 4] }]],
    },
    layout: "noBorders",
    margin: [0, 4, 0, 6],
  };
}

function node(block: Block): PdfNode {
  switch (block.kind) {
    case "heading":
      return {
        ...(words(block.content) as object),
        style: block.level === 4 ? "smallHeading" : "heading",
      };
    case "paragraph":
      return { ...(words(block.content) as object), style: "paragraph" };
    case "list": {
      const items = block.items.map((item, index) => ({
        ...(words(item) as object),
        margin: [(block.depths?.[index] ?? 0) * 14, 1, 0, 1],
      }));
      return block.start === undefined
        ? { ul: items, style: "paragraph" }
        : { ol: items, start: block.start, style: "paragraph" };
    }
    case "alert":
      return boxed(
        FILL[block.tone],
        [
          { text: printable(block.title), bold: block.tone !== "note" },
          ...(block.items.length > 0 ? [{ ul: block.items.map(words), margin: [0, 3, 0, 0] }] : []),
        ],
        [[block.title.length], ...block.items.map((item) => item.map(lengthOf))]
          .map(
            (parts) =>
              Math.ceil(parts.reduce((sum, length) => sum + length, 0) / CHARACTERS_PER_LINE) + 1,
          )
          .reduce((sum, lines) => sum + lines, 0) <= LINES_KEPT_WHOLE,
      );
    // Paper folds nothing.
    case "fold":
      return { text: printable(block.title), style: "heading" };
    case "quote":
      return { stack: block.lines.map(words), italics: true, margin: [12, 2, 0, 6] };
    case "table":
      return {
        table: {
          headerRows: 1,
          widths: block.head.map(() => "*"),
          body: [
            block.head.map((cell) => ({ ...(words(cell) as object), bold: true })),
            ...block.rows.map((row) => row.map(words)),
          ],
        },
        layout: "lightHorizontalLines",
        fontSize: 9,
        margin: [0, 4, 0, 8],
      };
    case "code":
      return boxed(FILL.note, [
        { text: printable(block.text), preserveLeadingSpaces: true, fontSize: 8.5 },
      ]);
  }
}

function messageNodes(
  message: Message,
  texts: ExportTexts,
  address: (route: string) => string,
): PdfNode[] {
  if (message.role === "person")
    return [
      { text: texts.person, style: "who" },
      boxed("#e2f0ef", [{ text: printable(message.text), preserveLeadingSpaces: true }]),
    ];
  const ended = texts.ended(message);
  const sources = message.sources.map((cited) => ({
    columns: [
      { text: String(cited.n), width: 16, bold: true, color: PETROL },
      {
        text: [
          {
            text: printable(texts.source(cited)),
            link: address(cited.route),
            decoration: "underline",
          },
          { text: `  ${printable(cited.source)}`, color: GREY },
        ],
      },
    ],
    fontSize: 8.5,
    margin: [0, 1, 0, 1],
  }));
  return [
    { text: `${texts.assistant} · ${texts.mode(message)}`, style: "who" },
    ...shownAnswer(message, texts.unverified).map(node),
    ...(ended === null ? [] : [{ text: ended, italics: true, color: GREY, margin: [0, 2, 0, 4] }]),
    ...(sources.length === 0 ? [] : [{ text: texts.sources, style: "smallHeading" }, ...sources]),
  ];
}

export function conversationPdf(
  { title, messages }: Exported,
  texts: ExportTexts,
  address: (route: string) => string,
): PdfDocument {
  return {
    info: { title: printable(title) },
    content: [
      { text: printable(title), style: "title" },
      { text: texts.exported, color: GREY, fontSize: 9, margin: [0, 0, 0, 10] },
      ...(messages.length === 0 ? [{ text: texts.empty }] : []),
      ...messages.flatMap((message) => messageNodes(message, texts, address)),
      { text: texts.notice, color: GREY, fontSize: 8.5, margin: [0, 16, 0, 0] },
    ],
    styles: {
      title: { fontSize: 18, bold: true, color: PETROL, margin: [0, 0, 0, 2] },
      who: { fontSize: 9, bold: true, color: PETROL, margin: [0, 14, 0, 4] },
      heading: { fontSize: 12.5, bold: true, margin: [0, 8, 0, 3] },
      smallHeading: { fontSize: 10.5, bold: true, margin: [0, 6, 0, 2] },
      paragraph: { margin: [0, 0, 0, 5] },
    },
    defaultStyle: { fontSize: 10, lineHeight: 1.2 },
  };
}
