// The interaction thesaurus, asked by substance or class: who a name stands for, and the pairs that
// hold between two of them.
import {
  type InteractionPair,
  LEVELS,
  type Level,
  type ThesaurusSubstance,
  thesaurusKey,
} from "#features/nomenclatures/domain/public.ts";
import { stems } from "#platform/search/normalise.ts";
import { nameForms, namesBehind, shorterForms } from "./substance-names.ts";

/** What a drug is to the thesaurus: one of its substances, or all of a class. */
export type Member = { kind: "substance"; key: string } | { kind: "class"; key: string };

export interface Interaction {
  /** The gravest level first, then the others the pair may take by dose, route or patient. */
  levels: readonly Level[];
  pairs: readonly InteractionPair[];
}

/** Short names of classes, and the words of the thesaurus. */
const CLASS_NAMES = new Map(
  Object.entries({
    ains: "anti-inflammatoires non stéroïdiens",
    iec: "inhibiteurs de l'enzyme de conversion",
    ara2: "antagonistes des récepteurs de l'angiotensine II",
    "ara ii": "antagonistes des récepteurs de l'angiotensine II",
    sartans: "antagonistes des récepteurs de l'angiotensine II",
    ipp: "antisécrétoires inhibiteurs de la pompe à protons",
    "inhibiteurs de la pompe a protons": "antisécrétoires inhibiteurs de la pompe à protons",
    isrs: "inhibiteurs sélectifs de la recapture de la sérotonine",
    avk: "antivitamines K",
    aod: "anticoagulants oraux",
    imao: "IMAO irréversibles",
    tricycliques: "antidépresseurs imipraminiques",
    "antidepresseurs tricycliques": "antidépresseurs imipraminiques",
    imipraminiques: "antidépresseurs imipraminiques",
    quinolones: "fluoroquinolones",
    tetracyclines: "cyclines",
    thiazidiques: "diurétiques thiazidiques et apparentés",
    "beta-bloquants": "bêta-bloquants (sauf esmolol) (y compris collyres)",
    betabloquants: "bêta-bloquants (sauf esmolol) (y compris collyres)",
    hbpm: "héparines",
    ipde5: "inhibiteurs de la phosphodiesterase de type 5",
    "contraceptifs oraux": "estroprogestatifs contraceptifs",
    "pilule contraceptive": "estroprogestatifs contraceptifs",
    contraceptifs: "estroprogestatifs contraceptifs",
    opioides: "analgésiques morphiniques agonistes",
    opiaces: "analgésiques morphiniques agonistes",
    "inhibiteurs calciques": "antagonistes des canaux calciques",
    anticalciques: "antagonistes des canaux calciques",
    bzd: "benzodiazépines et apparentés",
    "vaccins vivants": "vaccins vivants atténués",
    corticosteroides: "corticoïdes",
  }).map(([short, name]) => [short, thesaurusKey(name)]),
);

export class Thesaurus {
  readonly size: number;
  /** By one name then the other, both ways. */
  readonly #pairs = new Map<string, Map<string, InteractionPair>>();
  readonly #classes = new Map<string, Set<string>>();
  readonly #members = new Map<string, Set<string>>();
  /** Keys of the substances by each form of their name. */
  readonly #forms = new Map<string, string>();
  /** As the index writes them: a key is comparable, never shown. */
  readonly #names = new Map<string, string>();
  /** Of each class, what holds of all its substances and the words of its name: asked often. */
  readonly #shared = new Map<string, ReadonlySet<string>>();
  readonly #speaking = new Map<string, ReadonlySet<string>>();
  readonly #words = new Map<string, ReadonlySet<string>>();

  constructor(pairs: readonly InteractionPair[], substances: readonly ThesaurusSubstance[]) {
    this.size = pairs.length;
    for (const { name, classes } of substances) {
      const key = thesaurusKey(name);
      const keys = classes.map(thesaurusKey);
      for (const one of [name, ...classes]) this.#name(one, one);
      this.#classes.set(key, new Set([...(this.#classes.get(key) ?? []), ...keys]));
      for (const one of keys)
        this.#members.set(one, (this.#members.get(one) ?? new Set()).add(key));
    }
    for (const pair of pairs) {
      const [a, b] = [thesaurusKey(pair.a), thesaurusKey(pair.b)];
      for (const one of [pair.a, pair.b]) this.#name(one, one.toLowerCase());
      this.#pair(a, b, pair);
      this.#pair(b, a, pair);
      // A name that the index forgot is a substance of its own: alcohol, grapefruit.
      for (const name of [a, b])
        if (!this.#members.has(name) && !this.#classes.has(name))
          this.#classes.set(name, new Set());
    }
    for (const key of this.#classes.keys()) this.#forms.set(key, key);
    for (const key of this.#classes.keys())
      for (const form of nameForms(key, false))
        if (!this.#forms.has(form)) this.#forms.set(form, key);
  }

  #pair(a: string, b: string, pair: InteractionPair): void {
    const known = this.#pairs.get(a);
    if (known) known.set(b, pair);
    else this.#pairs.set(a, new Map([[b, pair]]));
  }

  /** The first that writes it: the index before the pairs, which are in capitals. */
  #name(name: string, written: string): void {
    const key = thesaurusKey(name);
    if (!this.#names.has(key)) this.#names.set(key, written.replace(/\s+/g, " "));
  }

  nameOf(key: string): string {
    return this.#names.get(key) ?? key;
  }

  /** The substances a name stands for; empty when the thesaurus has none of it. */
  substances(name: string): string[] {
    for (const form of nameForms(name)) {
      const found = namesBehind(form).flatMap((one) => this.#forms.get(one) ?? []);
      if (found.length > 0) return found;
    }
    const [beginning] = shorterForms(name).flatMap((form) => this.#forms.get(form) ?? []);
    if (!/^(?:co-cristal|complexe)\b/i.test(name)) return beginning ? [beginning] : [];
    return [...new Set(shorterForms(name).flatMap((form) => this.#forms.get(form) ?? []))];
  }

  /** The substance of exactly that name, salt apart, or null. */
  exactly(name: string): string | null {
    return this.#forms.get(thesaurusKey(name)) ?? null;
  }

  /** The class that a name stands for: its own name, a short one, or its telling words. */
  classOf(name: string): string | null {
    const key = thesaurusKey(name);
    const short = CLASS_NAMES.get(key) ?? CLASS_NAMES.get(key.replace(/s$/, ""));
    if (short && this.#members.has(short)) return short;
    if (this.#members.has(key)) return key;
    const asked = stems(name).filter((word) => word.length > 3);
    if (asked.length === 0) return null;
    const fitting = [...this.#members.keys()].filter((one) => {
      const words = this.#words.get(one) ?? new Set(stems(one));
      this.#words.set(one, words);
      return asked.every((word) => words.has(word)) && !one.startsWith("autres ");
    });
    return fitting.sort((a, b) => a.length - b.length)[0] ?? null;
  }

  /** The names under which the pairs may speak of a substance. */
  #namesOf(key: string): ReadonlySet<string> {
    const known = this.#speaking.get(key);
    if (known) return known;
    const names = new Set([key, ...(this.#classes.get(key) ?? [])]);
    this.#speaking.set(key, names);
    return names;
  }

  /** Whether a substance is of a class. */
  isIn(substance: string, ofClass: string): boolean {
    return this.#members.get(ofClass)?.has(substance) ?? false;
  }

  /** Every class with its substances. */
  classes(): Iterable<readonly [string, ReadonlySet<string>]> {
    return this.#members;
  }

  /** A name of a pair as a substance and as a class: it may be both. */
  memberOf(name: string): Member[] {
    return [
      ...(this.#members.has(name) ? [{ kind: "class", key: name } as const] : []),
      ...(this.#classes.has(name) ? [{ kind: "substance", key: name } as const] : []),
    ];
  }

  /** Whether what one names is of the other. */
  meets(one: Member, other: Member): boolean {
    if (one.key === other.key) return true;
    if (one.kind === "substance" && other.kind === "class") return this.isIn(one.key, other.key);
    return one.kind === "class" && other.kind === "substance" && this.isIn(other.key, one.key);
  }

  /** The pairs that speak of any of these, with the name on the other side. */
  pairsWith(members: readonly Member[]): { other: string; pair: InteractionPair }[] {
    const own = new Set(
      members.flatMap((one) => [
        ...(one.kind === "class" ? this.#namesOfClass(one.key) : this.#namesOf(one.key)),
      ]),
    );
    const pairs = new Set([...this.#pairs.values()].flatMap((some) => [...some.values()]));
    return [...pairs].flatMap((pair) => {
      const [a, b] = [thesaurusKey(pair.a), thesaurusKey(pair.b)];
      if (own.has(a)) return [{ other: b, pair }];
      return own.has(b) ? [{ other: a, pair }] : [];
    });
  }

  /** What holds of every substance of a class. */
  #namesOfClass(key: string): ReadonlySet<string> {
    const known = this.#shared.get(key);
    if (known) return known;
    const members = [...(this.#members.get(key) ?? [])];
    const shared = [...this.#members.keys()].filter((one) =>
      members.every((member) => this.#members.get(one)?.has(member)),
    );
    const names = new Set([key, ...shared]);
    this.#shared.set(key, names);
    return names;
  }

  #between(a: ReadonlySet<string>, b: ReadonlySet<string>): InteractionPair[] {
    const found = new Set<InteractionPair>();
    for (const one of a) {
      const pairs = this.#pairs.get(one);
      if (!pairs) continue;
      for (const other of b) {
        const pair = pairs.get(other);
        if (pair) found.add(pair);
      }
    }
    return [...found];
  }

  #pairsOf(a: Member, b: Member): InteractionPair[] {
    // A substance does not interact with itself: that is a duplication.
    if (a.kind === "substance" && b.kind === "substance")
      return a.key === b.key ? [] : this.#between(this.#namesOf(a.key), this.#namesOf(b.key));
    const names = (one: Member) =>
      one.kind === "class" ? this.#namesOfClass(one.key) : this.#namesOf(one.key);
    const shared = this.#between(names(a), names(b));
    if (shared.length > 0) return shared;
    const keys = (one: Member) =>
      one.kind === "class" ? [...(this.#members.get(one.key) ?? [])] : [one.key];
    const found = keys(a).flatMap((x) =>
      keys(b).flatMap((y) => (x === y ? [] : this.#between(this.#namesOf(x), this.#namesOf(y)))),
    );
    return [...new Set(found)];
  }

  /** What holds between two drugs, whichever comes first; null when no pair speaks of them. */
  interaction(a: readonly Member[], b: readonly Member[]): Interaction | null {
    const pairs = [...new Set(a.flatMap((one) => b.flatMap((other) => this.#pairsOf(one, other))))];
    const told = new Set(pairs.flatMap(({ levels }) => levels.map(({ level }) => level)));
    const levels = LEVELS.filter((level) => told.has(level));
    return levels.length === 0 ? null : { levels, pairs: pairs.sort(byGravity) };
  }
}

const rank = ({ levels }: InteractionPair) =>
  Math.min(...levels.map(({ level }) => LEVELS.indexOf(level)));
/** Of one gravity by their names: whichever drug was given first, the order is the same. */
const byGravity = (a: InteractionPair, b: InteractionPair) => {
  if (rank(a) !== rank(b)) return rank(a) - rank(b);
  return `${a.a} + ${a.b}` < `${b.a} + ${b.b}` ? -1 : 1;
};
