// The passages of the protocols in force, read once: where each word stands, and what stands beside it.
import { type AnswerKind, lineKinds } from "./answer-kind.ts";
import { whomOf } from "./asking.ts";
import { linesTogether } from "./lines-together.ts";
import { roots } from "./question-words.ts";
import { type Beginnings, byBeginning } from "./word-forms.ts";

export interface Candidate {
  id: string;
  title: string;
  heading: string;
  text: string;
  /** Reading order in its protocol. */
  position: number;
  /** Null when its document says nothing of its pages. */
  page: number | null;
}

/**
 * Numbers of the passages that hold a word: in the title of their part, in those below, in their text;
 * and numbers of the lines that are read together.
 */
export interface Places {
  subject: number[];
  section: number[];
  text: number[];
  lines: number[];
}

export interface Shelf<T extends Candidate> {
  passages: readonly T[];
  /** The nearest title of each, and whom the title of its part names. */
  under: readonly string[];
  whom: readonly ReturnType<typeof whomOf>[];
  /** Passages with the same part, then with the same page of it, have the same number. */
  part: readonly number[];
  page: readonly number[];
  /** Lines that are read together: the passage of each, and the kinds of answer that it holds. */
  lineOf: readonly number[];
  kinds: readonly ReadonlySet<AnswerKind>[];
  words: ReadonlyMap<string, Places>;
  /** The same words under their first letters. */
  beginnings: Beginnings;
  /** Titles that stand in many parts, and are those of none: « Objet », « Traçabilité ». */
  shared: ReadonlySet<string>;
}

/** A title that so many parts have is of none of them. */
const SHARED = 5;

function sharedTitles(passages: readonly Candidate[], under: readonly string[]): Set<string> {
  const parts = new Map<string, Set<string>>();
  passages.forEach(({ title, heading }, at) => {
    const nearest = under[at] ?? "";
    parts.set(nearest, (parts.get(nearest) ?? new Set()).add(`${title} › ${heading}`));
  });
  return new Set([...parts].filter(([, of]) => of.size >= SHARED).map(([nearest]) => nearest));
}

/** A document of so many titles, of one rank, binds as many procedures. */
const COLLECTION = 20;

/** Documents of which each title of the first rank is a procedure of its own, with none below. */
function collections(passages: readonly Candidate[]): Set<string> {
  const documents = [...Map.groupBy(passages, ({ title }) => title)];
  const flat = documents.filter(([, of]) => {
    const alone = of.filter(({ heading }) => !heading.includes(" › "));
    const titles = new Set(alone.map(({ heading }) => heading));
    return titles.size >= COLLECTION && alone.length > of.length / 2;
  });
  return new Set(flat.map(([title]) => title));
}

/** Each key as a number, from 0 in the order in which they come. */
function numbered(): (key: string) => number {
  const numbers = new Map<string, number>();
  return (key) => {
    const known = numbers.get(key) ?? numbers.size;
    numbers.set(key, known);
    return known;
  };
}

export function shelfOf<T extends Candidate>(passages: readonly T[]): Shelf<T> {
  const words = new Map<string, Places>();
  const [partNumber, pageNumber] = [numbered(), numbered()];
  const shelf = { under: [] as string[], part: [] as number[], page: [] as number[] };
  const whom: ReturnType<typeof whomOf>[] = [];
  const bound = collections(passages);
  const [lineOf, kinds] = [[] as number[], [] as ReadonlySet<AnswerKind>[]];
  passages.forEach(({ title, heading, text, page }, at) => {
    const [first = "", ...below] = heading.split(" › ");
    const parted = below.length > 0 || bound.has(title);
    const part = partNumber(`${title} › ${parted ? first : ""}`);
    shelf.under.push(below.at(-1) ?? first);
    shelf.part.push(part);
    shelf.page.push(pageNumber(`${part} ${page ?? heading}`));
    const subject = `${title} ${parted ? first : ""}`;
    whom.push(whomOf(subject));
    const put = (where: keyof Places, said: string, number = at) => {
      for (const word of new Set(roots(said))) {
        const places = words.get(word) ?? { subject: [], section: [], text: [], lines: [] };
        places[where].push(number);
        words.set(word, places);
      }
    };
    put("subject", subject);
    put("section", parted ? below.join(" ") : first);
    put("text", text);
    for (const together of linesTogether(text)) {
      put("lines", together, lineOf.length);
      lineOf.push(at);
      kinds.push(lineKinds(together));
    }
  });
  const shared = sharedTitles(passages, shelf.under);
  return {
    passages,
    words,
    beginnings: byBeginning(words.keys()),
    shared,
    whom,
    lineOf,
    kinds,
    ...shelf,
  };
}
