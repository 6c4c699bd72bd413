// A citation opens its passage beside the conversation, where there is one; elsewhere it is a link.
import { createContext } from "react";
import type { Source } from "../domain/message.ts";

export interface Citing {
  /** The number whose passage is open in this answer. */
  opened: number | null;
  open(n: number): void;
  copy(source: Source): void;
  /** Names the statements of a source to other features; undefined when they cannot be kept. */
  target(source: Source): string | undefined;
}

export const CitingContext = createContext<Citing | null>(null);

export interface Place {
  sheetId: string;
  anchor: string;
}

/** The passage of a sheet that a source opens; null for a document of another kind. */
export function placeOf({ route }: Pick<Source, "route">): Place | null {
  const [, sheetId, anchor] = /^\/guidelines\/([^/#?]+)#([\w-]+)$/u.exec(route) ?? [];
  return sheetId && anchor ? { sheetId, anchor } : null;
}
