// French clinical abbreviations: short form, long form, rank of the meaning.
import { records } from "./delimited.ts";
import { grouped, type Reading, type Refused, refused, type SourceFile } from "./official.ts";

/** The meanings of a short form, the first ones first. */
export interface Abbreviation {
  meanings: string[];
}

const LEAST = 500;
export const isAbbreviations = (start: string): boolean => /^shortform[\t,;]longform/i.test(start);

export function readAbbreviations(
  files: readonly SourceFile[],
  partial = false,
): Reading | Refused {
  const [file] = files;
  if (!file) return refused("missing", "abbreviations");
  if (file.text.trim() === "") return refused("empty", file.name);
  const list = records(file.text);
  if (list === null) return refused("truncated", file.name);
  const known = list.filter(({ shortform, longform }) => shortform && longform);
  if (known.length < list.length * 0.5) return refused("format", file.name);
  if (!partial && known.length < LEAST) return refused("truncated", file.name);
  const rows = [...grouped(known, ({ shortform = "" }) => shortform.toLowerCase())].map(
    ([key, meanings]) => ({
      part: "forms",
      key,
      content: {
        meanings: [
          ...new Set(
            [...meanings]
              .sort((a, b) => Number(a.sense) - Number(b.sense))
              .map(({ longform = "" }) => longform),
          ),
        ],
      } satisfies Abbreviation,
    }),
  );
  return { ok: true, edition: null, rows };
}
