// From what was written to what the drug is made of: brand, substance, class, CIS or CIP.
import { NearestWord } from "#platform/search/edit-distance.ts";
import { fold } from "#platform/search/normalise.ts";
import { nameForms } from "./substance-names.ts";
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
  /** Drugs of that number or brand; empty for a substance or a class. */
  cis: readonly string[];
}

/** A slip in a shorter name makes another drug. */
const SLIP_FROM = 8;

/** "a / b", "a + b": a strength ("5 mg/5 mg") has figures on both sides. */
const SEVERAL = /[a-z)]\s*[+/]\s*[a-z]|\s\+\s| et /;

/** The words of a drug's name before its strength or form. */
function brandWords(name: string): string[] {
  const [front = ""] = fold(name).split(/,/);
  const words = front.split(/[\s/+]+/).filter(Boolean);
  const strength = words.findIndex((word, at) => at > 0 && /^\d/.test(word));
  return strength < 0 ? words : words.slice(0, strength);
}

export class DrugBook {
  readonly #thesaurus: Thesaurus;
  readonly #byNumber = new Map<string, Composed>();
  readonly #byBrand = new Map<string, Composed[]>();
  readonly #byBeginning = new Map<string, Composed[]>();
  readonly #substances = new Map<string, string>();
  readonly #nearest: NearestWord;

  constructor(thesaurus: Thesaurus, drugs: readonly Composed[], substances: readonly string[]) {
    this.#thesaurus = thesaurus;
    for (const drug of drugs) this.#add(drug);
    for (const name of substances) this.#substances.set(fold(name), name);
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
    put(this.#byBrand, words.join(" "));
    words.forEach((_, at) => {
      put(this.#byBeginning, words.slice(0, at + 1).join(" "));
    });
    for (const { substance } of drug.parts)
      for (const form of nameForms(substance))
        if (!this.#substances.has(form)) this.#substances.set(form, substance);
  }

  /** Null for a drug that nothing here knows. */
  read(given: string): ReadDrug | null {
    const text = fold(given).replace(/\s+/g, " ").trim();
    if (text === "" || text.length > 200) return null;
    const whole = this.#number(given, text) ?? this.#named(given, text);
    if (whole) return whole;
    // Of several parts, the first one alone would hide the others.
    if (SEVERAL.test(text)) return this.#parts(given, text);
    return this.#beginning(given, text) ?? this.#misspelt(given, text);
  }

  #made(given: string, substances: readonly string[]): ReadDrug {
    const keys = new Set(substances.flatMap((name) => this.#thesaurus.substances(name)));
    const members = [...keys].map((key): Member => ({ kind: "substance", key }));
    return { given, members, substances: [...new Set(substances)], cis: [] };
  }

  #key(given: string, key: string): ReadDrug {
    return { given, members: [{ kind: "substance", key }], substances: [key], cis: [] };
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
    if (ofClass)
      return { given, members: [{ kind: "class", key: ofClass }], substances: [], cis: [] };
    const salt = SEVERAL.test(text) ? [] : this.#thesaurus.substances(text);
    return salt.length > 0 ? this.#made(given, [text]) : null;
  }

  /** "a / b", "a + b": every part is known, or the whole is not. */
  #parts(given: string, text: string): ReadDrug | null {
    const parts = text.split(/\s*[+/]\s*|\s+et\s+/).filter(Boolean);
    if (parts.length < 2) return null;
    const read = parts.map((part) => this.#named(part, part) ?? this.#beginning(part, part));
    if (read.some((one) => one === null)) return null;
    return {
      given,
      members: read.flatMap((one) => one?.members ?? []),
      substances: read.flatMap((one) => one?.substances ?? []),
      cis: [],
    };
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
