// What the library is known to say, worked out once for each reading of it: of a drug, of a sheet,
// of all bounds. A wrong line is an amount that none of it could make right.
import type { Dose } from "#platform/ai/toolbox.ts";
import { fold, stems } from "#platform/search/normalise.ts";
import { type Amount, amountsOf, apart, isTouched, mayBeSame, saidIn } from "./amounts.ts";
import type { QuizLibrary, QuizPassage } from "./library.ts";
import { thresholdsIn } from "./thresholds.ts";

const GIVEN = new Set<Dose["kind"]>(["give", "alternative", "component"]);
export const isGiven = ({ kind }: Dose): boolean => GIVEN.has(kind);

/** Every amount that rows and texts have on a subject. */
export interface Known {
  readonly amounts: readonly Amount[];
  readonly said: ReadonlySet<string>;
}

interface Read {
  readonly passage: QuizPassage;
  readonly folded: string;
  readonly said: ReadonlySet<string>;
}

interface Prepared {
  readonly read: readonly Read[];
  /** Amounts to give, and what bounds them. */
  readonly given: readonly Amount[];
  readonly bounds: readonly Amount[];
  readonly drugs: Map<string, Known>;
  readonly sheets: Map<string, Known>;
  readonly words: Map<string, ReadonlySet<string>>;
  readonly texts: Map<string, string>;
}

const prepared = new WeakMap<QuizLibrary, Prepared>();

const plain = ({ value, unit }: Amount): Amount => ({ value, unit });

export function prepare(library: QuizLibrary): Prepared {
  const ready = prepared.get(library);
  if (ready) return ready;
  const { passages } = library;
  const doses = passages.flatMap((passage) => passage.doses);
  const made: Prepared = {
    read: passages.map((passage) => ({
      passage,
      folded: fold(passage.text),
      said: saidIn(passage.text),
    })),
    given: doses.filter(isGiven).map(plain),
    bounds: [
      ...doses.filter((dose) => !isGiven(dose)).map(plain),
      ...passages.flatMap(({ text }) => thresholdsIn(text).map(plain)),
    ],
    drugs: new Map(),
    sheets: new Map(),
    words: new Map(),
    texts: new Map(),
  };
  prepared.set(library, made);
  return made;
}

function kept<T>(all: Map<string, T>, name: string, make: () => T): T {
  const known = all.get(name);
  if (known !== undefined) return known;
  const made = make();
  all.set(name, made);
  return made;
}

const knownOf = (read: readonly Read[], rows: readonly Dose[]): Known => ({
  amounts: rows.flatMap(amountsOf),
  said: new Set(read.flatMap(({ said }) => [...said])),
});

/** On a drug, whatever it treats: "glucose" is "glucose à 5 %" too. */
export function knownOfDrug(drug: string, library: QuizLibrary): Known {
  const { read, drugs } = prepare(library);
  return kept(drugs, drug, () => {
    const name = fold(drug);
    const isIt = (dose: Dose) => {
      const other = fold(dose.drug);
      return other.includes(name) || name.includes(other);
    };
    return knownOf(
      read.filter(({ folded, passage }) => folded.includes(name) || passage.doses.some(isIt)),
      library.passages.flatMap(({ doses }) => doses.filter(isIt)),
    );
  });
}

export function knownOfSheet(sheetId: string, library: QuizLibrary): Known {
  const { read, sheets } = prepare(library);
  return kept(sheets, sheetId, () => {
    const own = read.filter(({ passage }) => passage.documentId === sheetId);
    return knownOf(
      own,
      own.flatMap(({ passage }) => passage.doses),
    );
  });
}

/** Stems of every word of a sheet. */
export function wordsOfSheet(sheetId: string, library: QuizLibrary): ReadonlySet<string> {
  const { read, words } = prepare(library);
  return kept(words, sheetId, () => {
    const own = read.filter(({ passage }) => passage.documentId === sheetId);
    return new Set(own.flatMap(({ passage }) => stems(`${passage.title} ${passage.text}`)));
  });
}

/** Everything that a sheet says or doses, folded. */
export function textOfSheet(sheetId: string, library: QuizLibrary): string {
  const { read, texts } = prepare(library);
  return kept(texts, sheetId, () => {
    const own = read.filter(({ passage }) => passage.documentId === sheetId);
    const sheet = library.sheets.find(({ id }) => id === sheetId);
    const drugs = own.flatMap(({ passage }) => passage.doses.map(({ drug }) => drug));
    return [
      ...own.map(({ folded }) => folded),
      ...[sheet?.title ?? "", ...(sheet?.drugs ?? []), ...drugs].map(fold),
    ].join(" \n ");
  });
}

export const bothKnown = (one: Known, other: Known): Known => ({
  amounts: [...one.amounts, ...other.amounts],
  said: new Set([...one.said, ...other.said]),
});

/** Whether nothing of what is known could make this amount right. */
export const isWrong = (amount: Amount, { amounts, said }: Known): boolean =>
  !isTouched(amount, said) && amounts.every((one) => !mayBeSame(one, amount));

interface Reach {
  /** At least so many times the key, or less. */
  readonly from: number;
  /** At most: far away, a wrong line teaches nothing. */
  readonly to: number;
}

/** Wrong amounts in the unit of the key, the nearest first, no two of which could be the same. */
export function wrongAmounts(
  key: Amount,
  pool: readonly Amount[],
  known: Known,
  { from, to }: Reach,
): Amount[] {
  const chosen: Amount[] = [];
  const nearest = pool
    .map((amount) => ({ amount, times: apart(amount, key) }))
    .filter(({ amount, times }) => amount.unit === key.unit && times >= from && times <= to)
    .sort((a, b) => a.times - b.times || (a.amount.value < b.amount.value ? -1 : 1));
  for (const { amount } of nearest)
    if (chosen.every((other) => !mayBeSame(amount, other)) && isWrong(amount, known))
      chosen.push(amount);
  return chosen;
}
