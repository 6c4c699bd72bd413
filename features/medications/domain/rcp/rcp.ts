// A summary of product characteristics (RCP) as it was read: its sections by their official numbers,
// each made of lines and tables. Its words are never changed.

export type RcpBlock =
  | { kind: "text" | "item" | "heading"; text: string }
  | { kind: "table"; rows: string[][] };

export interface RcpSection {
  /** "4.2"; "" for the conditions of prescription, which have none. */
  number: string;
  title: string;
  blocks: RcpBlock[];
}

export interface Rcp {
  /** Day that the document gives of its last change, or null. */
  updated: string | null;
  sections: RcpSection[];
}

/** The lines of a block as they are compared and searched. */
export const textsOf = (block: RcpBlock): string[] =>
  block.kind === "table"
    ? block.rows.map((cells) => cells.filter(Boolean).join(" | "))
    : [block.text];

export const sectionOf = ({ sections }: Rcp, number: string): RcpSection | null =>
  sections.find((one) => one.number === number) ?? null;
