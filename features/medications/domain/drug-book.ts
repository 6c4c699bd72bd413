// From what was written to what the drug is made of: brand, substance, class, CIS or CIP.
import { NearestWord } from "#platform/search/edit-distance.ts";
import { fold } from "#platform/search/normalise.ts";
import { bareName, spokenForms } from "./substance-names.ts";
import type { Member, Thesaurus } from "./thesaurus.ts";

export interface Composed {
  cis: string;
  name: string;
  cips: readonly string[];
  /** Two parts of one link are one ingredient, as it is put in and as it acts. */
  parts: readonly { substance: string; dose?: string; nature?: string; link?: string }[];
  atc?: string | null;
}

export interface ReadDrug {
  given: string;
  /** What the thesaurus knows of it; empty for a drug it does not speak of. */
  members: readonly Member[];
  /** Substances as the official file names them. */
  substances: readonly string[];
  /** Of those, the ones that the thesaurus does not have, salt apart. */
  others: ReadonlySet<string>;
  /** Drugs of that number or brand; empty for a substance or a class. */
  cis: readonly string[];
}

/** A slip in a shorter name makes another drug. */
const SLIP_FROM = 8;

/** "a / b", "a + b": a strength ("5 mg/5 mg") has figures on both sides. */
const SEVERAL = /[a-z)]\s*[+/]\s*[a-z]|\s\+\s| et /;
const PARTS = /\s*[+/]\s*|\s+et\s+/;
/** After a strength a slash is a rhythm or a volume; "et" may be one ("matin et soir") too. */
const ADDED = /\s*\+\s*(?=[a-z]{4})|\s+et\s+/;
/** A drug for sure: behind a plus, or with a dose of its own. */
const PLUS = /\+\s*[a-z]{4}|\set\s+[a-z][a-z' -]{4,}\s\d[\d.,]*\s*(?:mg|g|ui|µg|mcg)\b/;
/** A figure, with its unit. */
const STRENGTH = /(?<![a-z])\d[\d ,.]*(?:[a-zµ%]+(?:\/[a-z]+)?)?/;
/** Names of fewer letters are units and laboratories too. */
const PART_FROM = 6;
const MOST_WORDS = 4;
/** The longest names of the drug database have some 250 characters. */
const LONGEST = 300;

/** The words of a drug's name before its strength or form. */
function brandWords(name: string): string[] {
  const [front = ""] = fold(name).split(/,/);
  const words = front.split(/[\s/+]+/).filter(Boolean);
  const strength = words.findIndex((word, at) => at > 0 && /^\d/.test(word));
  return strength < 0 ? words : words.slice(0, strength);
}

const oneLine = (name: string): string => fold(name).replace(/\s+/g, " ").trim();

const together = (given: string, drugs: readonly ReadDrug[]): ReadDrug => ({
  given,
  members: drugs.flatMap(({ members }) => members),
  substances: drugs.flatMap(({ substances }) => substances),
  others: new Set(drugs.flatMap(({ others }) => [...others])),
  cis: [],
});

export class DrugBook {
  readonly #thesaurus: Thesaurus;
  readonly #byNumber = new Map<string, Composed>();
  readonly #byName = new Map<string, Composed[]>();
  readonly #byBrand = new Map<string, Composed[]>();
  readonly #byBeginning = new Map<string, Composed[]>();
  readonly #substances = new Map<string, string>();
  readonly #keys = new Map<string, readonly string[]>();
  readonly #nearest: NearestWord;

  constructor(thesaurus: Thesaurus, drugs: readonly Composed[], substances: readonly string[]) {
    this.#thesaurus = thesaurus;
    for (const drug of drugs) this.#add(drug);
    for (const name of substances) this.#substances.set(oneLine(name), name);
    this.#addForms(drugs);
    this.#nearest = new NearestWord(
      [...this.#byBeginning.keys(), ...this.#substances.keys()].filter(
        (word) => word.length >= SLIP_FROM && /^[a-z]+$/.test(word),
      ),
    );
  }

  #add(drug: Composed): void {
    for (const number of [drug.cis, ...drug.cips]) this.#byNumber.set(number, drug);
    const words = brandWords(drug.name);
    const put = (index: Map<string, Composed[]>, key: string) => {
      const known = index.get(key);
      if (known) known.push(drug);
      else index.set(key, [drug]);
    };
    put(this.#byName, oneLine(drug.name));
    put(this.#byBrand, words.join(" "));
    words.forEach((_, at) => {
      put(this.#byBeginning, words.slice(0, at + 1).join(" "));
    });
    for (const { substance } of drug.parts) this.#substances.set(oneLine(substance), substance);
  }

  /** A form never hides a substance of that very name. */
  #addForms(drugs: readonly Composed[]): void {
    for (const substance of new Set(
      drugs.flatMap(({ parts }) => parts.map((one) => one.substance)),
    ))
      for (const form of spokenForms(substance))
        if (!this.#substances.has(form)) this.#substances.set(form, substance);
  }

  /** Null for a drug that nothing here knows. */
  read(given: string): ReadDrug | null {
    const text = oneLine(given);
    if (text === "" || text.length > LONGEST) return null;
    const exact = this.#number(given, text) ?? this.#drugs(given, this.#byName.get(text));
    if (exact) return exact;
    const front = brandWords(text).join(" ");
    // Behind its comma a name tells the form: "édulcorée au sorbitol et à la saccharine".
    const [told = ""] = text.split(/,(?!\d)/);
    const hidden = told.slice(front.length);
    if (ADDED.test(hidden)) {
      const parts = this.#parts(given, told.split(ADDED));
      if (parts || PLUS.test(hidden)) return parts;
    }
    const whole = this.#named(given, text);
    if (whole) return this.#withBehind(whole, hidden);
    // Of several parts, the first one alone would hide the others.
    if (SEVERAL.test(text)) return this.#parts(given, text.split(PARTS));
    return this.#beginning(given, text) ?? this.#misspelt(given, text);
  }

  /** "calcium 500 mg vitamine d3 400 ui": a substance behind a strength is one more part. */
  #withBehind(first: ReadDrug, hidden: string): ReadDrug {
    const behind = hidden.split(STRENGTH).flatMap((segment) => {
      const words = segment.split(/[^a-z0-9'-]+/).filter(Boolean);
      const names = words.slice(0, MOST_WORDS).map((_, at) => words.slice(0, at + 1).join(" "));
      const known = names.findLast(
        (name) => name.length >= PART_FROM && this.#substances.has(name),
      );
      return known === undefined ? [] : [this.#made(known, [this.#substances.get(known) ?? known])];
    });
    const keys = new Set(first.members.map(({ key }) => key));
    const more = behind.filter(
      ({ members, others }) =>
        members.some(({ key }) => !keys.has(key)) ||
        [...others].some((name) => !first.others.has(name)),
    );
    return more.length === 0 ? first : together(first.given, [first, ...more]);
  }

  /** Kept for the names of the files, which are counted; not for what people write. */
  #keysOf(name: string): readonly string[] {
    const known = this.#keys.get(name);
    if (known) return known;
    const keys = this.#thesaurus.substances(name);
    if (this.#substances.get(oneLine(name)) === name) this.#keys.set(name, keys);
    return keys;
  }

  #made(given: string, substances: readonly string[]): ReadDrug {
    const names = [...new Set(substances)];
    const keys = new Set(names.flatMap((name) => this.#keysOf(name)));
    const members = [...keys].map((key): Member => ({ kind: "substance", key }));
    const others = names.filter((name) => this.#keysOf(name).length === 0);
    return { given, members, substances: names, others: new Set(others.map(bareName)), cis: [] };
  }

  #key(given: string, key: string): ReadDrug {
    const members: Member[] = [{ kind: "substance", key }];
    return { given, members, substances: [key], others: new Set(), cis: [] };
  }

  #drugs(given: string, drugs: readonly Composed[] | undefined): ReadDrug | null {
    if (!drugs) return null;
    const substances = drugs.flatMap(({ parts }) => parts.map(({ substance }) => substance));
    return { ...this.#made(given, substances), cis: drugs.map(({ cis }) => cis) };
  }

  #number(given: string, text: string): ReadDrug | null {
    const digits = text.replace(/\s/g, "");
    const drug = /^\d{7,13}$/.test(digits) ? this.#byNumber.get(digits) : undefined;
    return drug ? this.#drugs(given, [drug]) : null;
  }

  /** A substance, a class or a brand written whole, with or without its strength. */
  #named(given: string, text: string): ReadDrug | null {
    const words = brandWords(text);
    const name = words.join(" ");
    const exact = this.#thesaurus.exactly(text) ?? this.#thesaurus.exactly(name);
    if (exact) return this.#key(given, exact);
    const known = this.#substances.get(text) ?? this.#substances.get(name);
    if (known !== undefined) return this.#made(given, [known]);
    const brand = this.#byBrand.get(name) ?? this.#byBeginning.get(name);
    if (brand) return this.#drugs(given, brand);
    const ofClass = this.#thesaurus.classOf(text);
    if (ofClass) {
      const members: Member[] = [{ kind: "class", key: ofClass }];
      return { given, members, substances: [], others: new Set(), cis: [] };
    }
    const salt = SEVERAL.test(text) ? [] : this.#thesaurus.substances(text);
    return salt.length > 0 ? this.#made(given, [text]) : null;
  }

  /** "a / b", "a + b": every part is known, or the whole is not. */
  #parts(given: string, written: readonly string[]): ReadDrug | null {
    const parts = written.map((part) => part.trim()).filter(Boolean);
    if (parts.length < 2) return null;
    const read = parts.map((part) => this.#named(part, part) ?? this.#beginning(part, part));
    const known = read.filter((one) => one !== null);
    return known.length < read.length ? null : together(given, known);
  }

  /** A brand or a substance followed by a laboratory, a form, a rhythm. */
  #beginning(given: string, text: string): ReadDrug | null {
    const words = brandWords(text);
    for (let count = words.length - 1; count > 0; count--) {
      const name = words.slice(0, count).join(" ");
      const brand = this.#byBrand.get(name);
      if (brand) return this.#drugs(given, brand);
      const known = this.#substances.get(name);
      if (known !== undefined) return this.#made(given, [known]);
      const exact = this.#thesaurus.exactly(name);
      if (exact) return this.#key(given, exact);
    }
    return null;
  }

  #misspelt(given: string, text: string): ReadDrug | null {
    const [first = ""] = brandWords(text);
    if (first.length < SLIP_FROM) return null;
    const near = this.#nearest.find(first, 1);
    return near ? this.#named(given, near.word) : null;
  }
}
