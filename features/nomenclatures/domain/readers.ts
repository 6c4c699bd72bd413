// The reader of each nomenclature, and how its files are told from others.
import type { Nomenclature, Reading, Refused, SourceFile } from "./official.ts";
import { isAbbreviations, readAbbreviations } from "./read-abbreviations.ts";
import { isBdpm, readBdpm } from "./read-bdpm.ts";
import { isCcam, readCcam } from "./read-ccam.ts";
import { isCim10, readCim10 } from "./read-cim10.ts";
import { isGhs, readGhs } from "./read-ghs.ts";
import { isInteractions, readInteractions } from "./read-interactions.ts";
import { isNgap, readNgap } from "./read-ngap.ts";

interface Reader {
  /** By the beginning of its text, or by its name. */
  recognises(start: string, name: string): boolean;
  read(files: readonly SourceFile[], partial?: boolean): Reading | Refused;
  /** Raised when it reads more of the same files: what was imported before is then read again. */
  revision?: number;
}

export const READERS: Readonly<Record<Nomenclature, Reader>> = {
  cim10: { recognises: isCim10, read: readCim10 },
  ccam: { recognises: isCcam, read: readCcam },
  ngap: { recognises: isNgap, read: readNgap },
  ghs: { recognises: isGhs, read: readGhs, revision: 2 },
  bdpm: { recognises: isBdpm, read: readBdpm },
  interactions: { recognises: isInteractions, read: readInteractions },
  abbreviations: { recognises: isAbbreviations, read: readAbbreviations },
};
