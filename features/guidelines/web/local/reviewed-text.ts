import type { LocalView } from "../../domain/local-wire.ts";

/** A text of the library as it is on screen. */
export interface ReviewedText {
  /** "embolie-pulmonaire#t1", or a sheet. */
  target: string;
  version: string;
  title: string;
  text: string;
  local: LocalView | undefined;
}
