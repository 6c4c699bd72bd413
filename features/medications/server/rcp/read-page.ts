// The lines of an RCP from the page of the public drug database, and from the tree that extractions
// of the same documents use (one JSON object a document).
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import type { RcpBlock } from "../../domain/rcp/rcp.ts";
import { type RcpReading, readSections } from "../../domain/rcp/sections.ts";

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Deeper than any document; what is under it is not read. */
const DEEPEST = 200;
const LINES = new Set("p div li h1 h2 h3 h4 h5 h6 section article ul ol dt dd".split(" "));
const SILENT = new Set("script style noscript template head nav svg iframe object".split(" "));

const clean = (text: string): string => text.replace(/\s+/g, " ").trim();

class Lines {
  readonly blocks: RcpBlock[] = [];
  #text = "";
  #kind: "text" | "item" | "heading" = "text";

  end(): void {
    const text = clean(this.#text);
    // A bullet that the document writes itself.
    const bullet = /^[·•o▪-] /.test(text);
    if (text !== "")
      this.blocks.push(bullet ? { kind: "item", text: text.slice(2) } : { kind: this.#kind, text });
    this.#text = "";
    this.#kind = "text";
  }

  begin(kind: "text" | "item" | "heading"): void {
    this.end();
    this.#kind = kind;
  }

  say(text: string): void {
    this.#text += text;
  }

  table(rows: string[][]): void {
    this.end();
    const written = rows.filter((cells) => cells.some((cell) => cell !== ""));
    if (written.length > 0) this.blocks.push({ kind: "table", rows: written });
  }
}

const attribute = (node: Node, name: string): string =>
  ("attrs" in node ? node.attrs.find((one) => one.name === name)?.value : undefined) ?? "";

function kindOf(node: Node): "text" | "item" | "heading" {
  const style = attribute(node, "class");
  if (/^h[1-6]$/.test(node.nodeName) || /AmmAnnexeTitre/.test(style)) return "heading";
  return node.nodeName === "li" || /ListePuce/i.test(style) ? "item" : "text";
}

const textIn = (node: Node, depth: number): string => {
  if ("value" in node) return node.value;
  if (!("childNodes" in node) || depth > DEEPEST) return "";
  const separator = LINES.has(node.nodeName) || node.nodeName === "br" ? " " : "";
  return `${separator}${node.childNodes.map((child) => textIn(child, depth + 1)).join("")}${separator}`;
};

function rowsIn(node: Node, depth: number): string[][] {
  if (!("childNodes" in node) || depth > DEEPEST) return [];
  if (node.nodeName !== "tr") return node.childNodes.flatMap((child) => rowsIn(child, depth + 1));
  const cells = node.childNodes.filter(({ nodeName }) => /^t[dh]$/.test(nodeName));
  return [cells.map((cell) => clean(textIn(cell, depth)))];
}

function walk(node: Node, lines: Lines, depth: number): void {
  if ("value" in node) lines.say(node.value);
  if (depth > DEEPEST || SILENT.has(node.nodeName) || !("childNodes" in node)) return;
  const isLine = LINES.has(node.nodeName);
  if (node.nodeName === "table") lines.table(rowsIn(node, depth));
  else if (node.nodeName === "br") lines.end();
  else {
    if (isLine) lines.begin(kindOf(node));
    for (const child of node.childNodes) walk(child, lines, depth + 1);
    if (isLine) lines.end();
  }
}

export function readPage(html: string): RcpReading {
  const lines = new Lines();
  for (const node of parse(html).childNodes) walk(node, lines, 0);
  lines.end();
  return readSections(lines.blocks);
}

interface Branch {
  type?: unknown;
  content?: unknown;
  children?: unknown;
}

const branches = (value: unknown): Branch[] =>
  Array.isArray(value)
    ? value.filter((one): one is Branch => typeof one === "object" && one !== null)
    : [];
const said = ({ content }: Branch): string[] =>
  (Array.isArray(content) ? content : [content])
    .filter((one): one is string => typeof one === "string")
    .map(clean);

const cellText = (branch: Branch, depth: number): string =>
  depth > DEEPEST
    ? ""
    : clean(
        [...said(branch), ...branches(branch.children).map((one) => cellText(one, depth + 1))].join(
          " ",
        ),
      );

function treeLines(branch: Branch, depth: number): RcpBlock[] {
  if (depth > DEEPEST) return [];
  const type = typeof branch.type === "string" ? branch.type : "";
  const children = branches(branch.children);
  if (type === "table") {
    const rows = children
      .map((row) => branches(row.children).map((cell) => cellText(cell, depth)))
      .filter((cells) => cells.some((cell) => cell !== ""));
    return rows.length > 0 ? [{ kind: "table", rows }] : [];
  }
  const own = said(branch).flatMap((text): RcpBlock[] => {
    const bare = text.replace(/^[·•o▪-] /, "");
    if (bare === "") return [];
    if (/AmmAnnexeTitre/.test(type)) return [{ kind: "heading", text: bare }];
    return [{ kind: /puce/i.test(type) || bare !== text ? "item" : "text", text: bare }];
  });
  return [...own, ...children.flatMap((child) => treeLines(child, depth + 1))];
}

/** One document of an extraction, or null when it is of another shape. */
export function readTree(value: unknown): { cis: string; reading: RcpReading } | null {
  if (typeof value !== "object" || value === null) return null;
  const { source, content } = value as { source?: unknown; content?: unknown };
  const { cis } = (typeof source === "object" && source !== null ? source : {}) as {
    cis?: unknown;
  };
  if (typeof cis !== "string" || !/^\d{8}$/.test(cis) || !Array.isArray(content)) return null;
  const lines = branches(content).flatMap((branch) => treeLines(branch, 0));
  return { cis, reading: readSections(lines) };
}
