// The frozen sets of `presented-sets/`: subjects told by signs, age and lay words, none of which
// names them. Half of each, by subject, was never tuned on.
import { readFile } from "node:fs/promises";
import type { LibraryIndex } from "../domain/library-index.ts";
import { understand } from "../domain/understand.ts";

type PresentedSet = "absent-tuned" | "absent-held" | "sheets-tuned" | "sheets-held" | "wards-tuned";

interface PresentedQuestion {
  /** Ids of the register or of sheets, any of which is right. */
  wanted: readonly string[];
  question: string;
}

export async function readPresentedSet(name: PresentedSet): Promise<PresentedQuestion[]> {
  const text = await readFile(new URL(`presented-sets/${name}.txt`, import.meta.url), "utf8");
  return text
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [ids = "", , question = ""] = line.split("|");
      return { wanted: ids.split("/"), question };
    });
}

/** "other": a sheet answered that is not the one wanted, or another disease was named absent. */
type PresentedVerdict = "right" | "other sheet" | "other name" | "silent";

interface PresentedAnswer {
  question: string;
  wanted: readonly string[];
  verdict: PresentedVerdict;
  /** What was answered or named absent. */
  given: string;
}

export function ask({ wanted, question }: PresentedQuestion, index: LibraryIndex): PresentedAnswer {
  const { ranking, isSure, subject } = understand(question, index);
  const sheet = ranking.sheets.find(isSure)?.id;
  const absent = subject.absent.map(({ entity }) => entity.id);
  const verdict = (): PresentedVerdict => {
    if (sheet) return wanted.includes(sheet) ? "right" : "other sheet";
    if (absent.some((id) => wanted.includes(id))) return "right";
    return absent.length > 0 ? "other name" : "silent";
  };
  return { question, wanted, verdict: verdict(), given: sheet ?? absent.join(", ") };
}
