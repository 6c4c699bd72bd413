// The lines of a scale told by their letter, their name or their printed number: "V4", "bras gauche 3",
// "3+4+6", "1a 0, 1b 1, 1c 0…".
import type { ChoiceReading, Reading } from "../reading.ts";
import { distinct } from "./distinct.ts";
import type { Said } from "./said.ts";

const NUMBER =
  "(\\d(?! ?(?:a|-|to) ?\\d)|(?<=[a-z])(?<![a-z]{2})(?:nt|t))(?![.,]?\\d|/2(?!\\d)|[a-z]{2}| ?(?:h|j|min|ans?|mois|l|ml|kg|%)(?![a-z]))";

/** "V4", "verbal 4", "E2V3M5". */
export function byName(
  folded: string,
  { letters, describedWithout }: ChoiceReading,
  options: readonly string[],
): Said<string>[] {
  if (!letters) return [];
  const named = letters.map((letter) =>
    letter.length === 1
      ? `(?:(?<![a-z0-9'])|(?<=[a-z] ?(?:\\d|t|nt)))${letter}`
      : `(?<![a-z])${letter}`,
  );
  const found = [
    ...folded.matchAll(new RegExp(`(?:${named.join("|")}) ?(?:[:=(] ?)?${NUMBER}`, "g")),
    ...described(folded, letters, describedWithout),
  ];
  return distinct(
    found.flatMap((match) => {
      // "Et": the French word, and no untestable eye.
      if (match[0] === "et") return [];
      const said = (match[1] ?? "").toUpperCase();
      const value =
        options.find((option) => option === said) ??
        (/[NTI]/.test(said) ? options.find((one) => one.endsWith("T")) : undefined);
      return value === undefined
        ? []
        : [{ value, from: match.index, to: match.index + match[0].length }];
    }),
  );
}

/** "Face : partielle (2)": its number ends the clause, after words of the line. */
function described(
  folded: string,
  letters: readonly string[],
  without: string | undefined,
): readonly RegExpExecArray[] {
  if (without === undefined) return [];
  const words = `(?: ?[:=(]? ?(?!(?:${without})(?![a-z]))[a-z'/-]+){1,6}`;
  const names = letters.filter((letter) => letter.length > 2).join("|");
  return [
    ...folded.matchAll(
      new RegExp(
        `(?<![a-z])(?:${names})(?![a-z])${words} ?[:=(]? ?(\\d)(?= ?\\)|\\s*(?:[,;)]|\\.(?!\\d)|$))`,
        "g",
      ),
    ),
  ];
}

/** "Glasgow 3+4+6": the parts in the order of the scale. */
export function bySum(
  folded: string,
  parts: readonly (readonly [name: string, options: readonly string[]])[],
) {
  const sum = new RegExp(`(?<![\\d+/])${parts.map(() => "(\\d)").join(" ?\\+ ?")}(?![\\d+/])`).exec(
    folded,
  );
  return sum && parts.length > 1 ? inOrder(sum, parts) : [];
}

/** "1a 0, 1b 1, 1c 0, 2 0, 3 1…": the whole scale by its printed numbers, or nothing. */
export function byRow(
  folded: string,
  row: NonNullable<Reading["row"]>,
  options: (name: string) => readonly string[],
) {
  const each = row.map(([label]) => `(?:item )?${label} ?[:=(/-]? ?(\\d)\\)?`);
  const found = new RegExp(`(?<![a-z0-9.,])${each.join("[ ,;/|-]+")}(?![\\d.])`).exec(folded);
  return found
    ? inOrder(
        found,
        row.map(([, name]) => [name, options(name)] as const),
      )
    : [];
}

function inOrder(
  found: RegExpExecArray,
  parts: readonly (readonly [name: string, options: readonly string[]])[],
) {
  const place = { from: found.index, to: found.index + found[0].length };
  const read = parts.map(([name, options], rank) => ({
    name,
    value: found[rank + 1] ?? "",
    options,
    ...place,
  }));
  return read.every(({ value, options }) => options.includes(value)) ? read : [];
}
