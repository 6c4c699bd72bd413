// Which text somebody read: a report names it, a signature holds for it alone.
import { createHash } from "node:crypto";
import type { PassageRow } from "./sheet-rows.ts";

const digest = (value: unknown) =>
  createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 16);

type Read = Pick<PassageRow, "id" | "text" | "population" | "doses">;

/** Of what a reader acts on: the words, for whom, the doses with their slots. */
export const passageVersion = ({ text, population, doses }: Read): string =>
  digest([text, population, doses]);

export const sheetVersion = (passages: readonly Read[]): string =>
  digest(passages.map((passage) => [passage.id, passageVersion(passage)]));

/** Of everything a reader is shown: another one when anything of it changes. */
export const viewMark = (view: object): string => digest(view);
