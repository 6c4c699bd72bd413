// Letters of the NGAP and services of the B2 norm: codes and labels, without prices.
import { type Reading, type Refused, refused, type SourceFile } from "./official.ts";
import { jsonRecords, textIn } from "./read-json.ts";

export interface NgapLetter {
  label: string;
  /** The code stands for a grouping of acts and is not written on an invoice line by itself. */
  grouping: boolean;
}

const LEAST_LETTERS = 300;
export const isNgap = (start: string): boolean => /"libelle_low"/.test(start);

export function readNgap(files: readonly SourceFile[], partial = false): Reading | Refused {
  const [file] = files;
  if (!file) return refused("missing", "NGAP");
  if (file.text.trim() === "") return refused("empty", file.name);
  const records = jsonRecords(file);
  if (records === null) return refused("truncated", file.name);
  const letters = new Map<string, NgapLetter>();
  for (const one of records) {
    const [code, label] = [textIn(one, "code"), textIn(one, "libelle")];
    if (/^[A-Z0-9+/ ]{1,6}\*?$/i.test(code) && label !== "")
      letters.set(code.replace("*", ""), { label, grouping: code.endsWith("*") });
  }
  if (letters.size < records.length * 0.5) return refused("format", file.name);
  if (!partial && letters.size < LEAST_LETTERS) return refused("truncated", file.name);
  const rows = [...letters].map(([key, content]) => ({ part: "letters", key, content }));
  return { ok: true, edition: null, rows };
}
