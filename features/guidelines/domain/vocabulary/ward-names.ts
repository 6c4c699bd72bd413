// What else a hospital calls the things that were typed: every name of a row stands for the others.
import type { Term } from "../terms.ts";
import { type Phrase, spoken, telling } from "./expand.ts";
import { WARD } from "./ward.ts";
import { WARD_ACTS } from "./ward-acts.ts";

interface Named extends Phrase {
  /** Its other names, each as stems. */
  others: readonly (readonly string[])[];
}

const byFirst = new Map<string, Map<string, Named>>();
for (const row of [WARD, WARD_ACTS].flatMap((table) => table.trim().split("\n"))) {
  const forms = row.split(" | ").map(telling);
  for (const { from, loose } of forms) {
    const others = forms.filter((other) => other.from !== from).map((other) => other.from);
    const [first = ""] = from;
    const named = byFirst.get(first) ?? new Map<string, Named>();
    const key = from.join(" ");
    const known = named.get(key)?.others ?? [];
    named.set(key, { from, loose, others: [...known, ...others] });
    byFirst.set(first, named);
  }
}

/** The phrase that a typed word is of, and its other names: all of them as stems. */
export interface Names {
  phrase: readonly string[];
  others: readonly (readonly string[])[];
}

/** For each typed word; the longest phrase is read. */
export function wardNames(typed: readonly Term[]): Names[] {
  const names = typed.map(({ stem }): Names => ({ phrase: [stem], others: [] }));
  for (let at = 0; at < typed.length; ) {
    const read = [...(byFirst.get(typed[at]?.stem ?? "")?.values() ?? [])]
      .map(({ from, loose, others }) => ({
        names: { phrase: from, others },
        length: spoken({ from, loose }, typed, at),
      }))
      .sort((a, b) => b.length - a.length)
      .find(({ length }) => length > 0);
    const length = read?.length ?? 1;
    if (read) names.fill(read.names, at, at + length);
    at += length;
  }
  return names;
}
