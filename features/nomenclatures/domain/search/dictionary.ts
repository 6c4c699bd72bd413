// Names of diseases and acts met in a running text: labels of the tables, usual names, and what
// follows words that call for a site ("fracture de …").
import { fold } from "#platform/search/normalise.ts";
import type { Search } from "./search.ts";
import { contentWords, respelt, tokenOf } from "./tokens.ts";
import type { WordingRow } from "./wordings.ts";

export interface Mention {
  /** Where it stands in the text. */
  start: number;
  end: number;
  code: string;
  /** The text writes the label of the code, or nearly. */
  exact: boolean;
}

export interface NamedEntry {
  code: string;
  label: string;
  /** Its label alone names it in a text; otherwise only a usual name does. */
  byLabel: boolean;
}

interface Form {
  tokens: readonly string[];
  /** Null for a usual name: the search says which code it is. */
  code: string | null;
  text: string;
}

interface Word {
  start: number;
  end: number;
  tokens: string[];
  raw: string;
  /** Which part of the text between two stops it is in. */
  clause: number;
}

const WORD = /[\p{L}\p{N}+œæ]+(?:-[\p{L}\p{N}+œæ]+)*/gu;
const STOP = /[.,;:!?\n()•]/;
const LONGEST = 9;
const KEPT = 5_000;
/** Words that mean little without what follows. */
export const DISEASE_HEADS: ReadonlySet<string> = new Set(
  `cancer carcinome tumeur fracture plaie entorse luxation brulure contusion intoxication metastase
  abces ulcere hernie thrombose stenose arthrose kyste corps morsure amputation rupture
  embolie anevrisme hematome traumatisme meningite hepatite pneumopathie sepsis anemie leucemie
  lymphome diabete demence trouble syndrome insuffisance infarctus hemorragie oedeme vegetations`
    .split(/\s+/)
    .map(tokenOf),
);
/** Of acts: a disease alone is no act, however near the label of its treatment. */
export const ACT_HEADS: ReadonlySet<string> = new Set(["amputation"].map(tokenOf));
/** Short or common forms that mean too many things in a sentence. */
const AMBIGUOUS = new Set(
  `k im ra rm sp ic ts map dt cn ce meta neo sas as secondaire chute ir scc sse arythmie sla eir opn
  allergie intoxication intox surdosage plaie brulure cancer carcinome neoplasie tumeur metastase
  metastatique fracture infarctus abces ulcere traumatisme diabete alcool tabac tabagisme infection
  hernie anxieux dialyse accouchement gale suture infiltration transfusion frottis platre resine
  immobilisation malaise chimio radiotherapie douleur adenocarcinome epithelioma corps tv rp pl pac coro eva lca tc is echo`.split(
    /\s+/,
  ),
);
const AMBIGUOUS_TOKENS = new Set([...AMBIGUOUS].filter((form) => form.length > 4).map(tokenOf));
const ambiguous = ({ text, tokens }: Form): boolean => {
  const [only] = tokens;
  return AMBIGUOUS.has(fold(text)) || (tokens.length === 1 && AMBIGUOUS_TOKENS.has(only ?? ""));
};

/** A form of so few letters is one only in capitals. */
const CAPITALS = 3;
/** A name does not end on one of these. */
const HANGING = /^(?:non|pas|sans|ni|ou|et|mais|avec|puis|en|au|aux|chez|par|pour|sur)$/i;
const SURE = 0.8;
/** A usual name was written for a label: less of the label has to be said. */
const USUAL = 0.6;

const OPEN = /sans (?:autre )?précision|non précisée?s?\b/i;

/** What a label says, without what it only allows or leaves open. */
const plainLabel = (label: string): string =>
  label
    .replace(/\([^)]*\)|\[[^\]]*\]|\*{3}[^*]*\*{3}/g, " ")
    .replace(/,?\s*(?:sans précision|sans autre indication|non précisée?s?|SAI)\s*$/i, "")
    .trim();

function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let [clause, last] = [0, 0];
  for (const { 0: raw, index } of text.matchAll(WORD)) {
    if (STOP.test(text.slice(last, index))) clause += 1;
    last = index + raw.length;
    const tokens = contentWords(respelt(fold(raw))).map(tokenOf);
    if (tokens.length > 0) words.push({ start: index, end: last, tokens, raw, clause });
  }
  return words;
}

const tokensOf = (text: string) => contentWords(respelt(fold(text))).map(tokenOf);

export class LabelDictionary {
  readonly #forms = new Map<string, Form[]>();
  readonly #codable: ReadonlySet<string>;
  readonly #heads: ReadonlySet<string>;
  readonly #search: Search;
  readonly #known = new Map<string, string | null>();
  /** Codes that may be proposed under each beginning, the shortest first. */
  readonly #children = new Map<string, string[]>();
  readonly #labels = new Map<string, string>();

  /**
   * `names`: what the project calls some codes. `codable`: what may be proposed; of anything else,
   * what is under it. `heads`: words that the search reads with what follows them.
   */
  constructor(
    entries: readonly NamedEntry[],
    usual: readonly WordingRow[],
    names: ReadonlyMap<string, readonly string[]>,
    search: Search,
    { codable, heads }: { codable: ReadonlySet<string>; heads: ReadonlySet<string> },
  ) {
    this.#search = search;
    this.#heads = heads;
    this.#codable = codable;
    const sorted = [...codable].sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
    for (const code of sorted)
      for (let end = 3; end < code.length; end++) {
        const beginning = code.slice(0, end);
        const under = this.#children.get(beginning);
        if (under) under.push(code);
        else this.#children.set(beginning, [code]);
      }
    for (const { code, label } of entries) this.#labels.set(code, label);
    for (const { code, label, byLabel } of entries)
      if (byLabel) this.#add({ tokens: tokensOf(plainLabel(label)), code, text: label });
    for (const { code } of entries)
      for (const text of names.get(code) ?? []) this.#add({ tokens: tokensOf(text), code, text });
    for (const [forms] of usual)
      for (const text of forms) {
        const tokens = tokensOf(text);
        const isOther = DISEASE_HEADS.has(tokens[0] ?? "") && heads !== DISEASE_HEADS;
        // What a disease is called may look for its treatment, and does not say that it was given.
        if (!isOther) this.#add({ tokens, code: null, text });
      }
  }

  #add(form: Form): void {
    const [first] = form.tokens;
    const alone = form.tokens.length === 1 && form.code !== null && form.text.length < 4;
    if (first === undefined || form.tokens.length > LONGEST || alone || ambiguous(form)) return;
    const known = this.#forms.get(first) ?? [];
    known.push(form);
    known.sort(
      (a, b) =>
        b.tokens.length - a.tokens.length || Number(a.code !== null) - Number(b.code !== null),
    );
    this.#forms.set(first, known);
  }

  /** Of a category, what says no more than the name does, else its first code. */
  #within(category: string, name: string): string | null {
    const codes = this.#children.get(category) ?? [];
    const asked = tokensOf(name);
    const said = codes.filter((code) => {
      const own = tokensOf(this.#labels.get(code) ?? "");
      return asked.every((token) => own.includes(token));
    });
    const fitting = said.length > 0 ? said : codes;
    const plain = fitting.filter((code) => code[3] === "9");
    const nearest = plain.length > 0 ? plain : fitting;
    return nearest.find((code) => OPEN.test(this.#labels.get(code) ?? "")) ?? nearest[0] ?? null;
  }

  /** The code a name leads to, when the search is sure of it. */
  #codeOf(name: string, least: number): string | null {
    const key = `${least} ${fold(name)}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const [best] = this.#search(name, 1);
    const sure = best !== undefined && best.score >= least;
    const own = sure && this.#codable.has(best.code) ? best.code : null;
    const code = own ?? (sure ? this.#within(best.code, name) : null);
    if (this.#known.size > KEPT) this.#known.clear();
    this.#known.set(key, code);
    return code;
  }

  #fits(words: readonly Word[], at: number, form: Form): number {
    let place = 0;
    let count = 0;
    while (place < form.tokens.length) {
      const word = words[at + count];
      if (!word || word.clause !== words[at]?.clause) return 0;
      for (const token of word.tokens) {
        if (token !== form.tokens[place]) return 0;
        place += 1;
      }
      count += 1;
    }
    const [first] = words.slice(at, at + 1);
    const short = form.text.length <= CAPITALS && count === 1;
    return short && first && first.raw !== first.raw.toUpperCase() ? 0 : count;
  }

  #longest(
    words: readonly Word[],
    at: number,
  ): { count: number; code: string; exact: boolean } | null {
    const [first = ""] = words[at]?.tokens ?? [];
    for (const form of this.#forms.get(first) ?? []) {
      const count = this.#fits(words, at, form);
      if (count === 0) continue;
      const own = form.code !== null && this.#codable.has(form.code) ? form.code : null;
      const code =
        own ??
        (form.code === null
          ? this.#codeOf(form.text, USUAL)
          : (this.#within(form.code, form.text) ?? this.#codeOf(plainLabel(form.text), SURE)));
      if (code !== null) return { count, code, exact: own !== null };
    }
    return null;
  }

  /** A word that calls for a site, with as much of what follows as the search is sure of. */
  #extended(words: readonly Word[], at: number, text: string, least: number) {
    const head = words[at];
    if (!head?.tokens.some((token) => this.#heads.has(token))) return null;
    for (let count = 6; count > least; count--) {
      const last = words[at + count - 1];
      if (!last || last.clause !== head.clause || HANGING.test(last.raw)) continue;
      const code = this.#codeOf(text.slice(head.start, last.end), SURE);
      if (code !== null) return { count, code, exact: false };
    }
    return null;
  }

  mentions(text: string): Mention[] {
    const words = wordsOf(text);
    const mentions: Mention[] = [];
    for (let at = 0; at < words.length; ) {
      const named = this.#longest(words, at);
      const found = this.#extended(words, at, text, Math.max(1, named?.count ?? 0)) ?? named;
      const [first, last] = [words[at], words[at + (found?.count ?? 1) - 1]];
      if (found && first && last)
        mentions.push({ start: first.start, end: last.end, code: found.code, exact: found.exact });
      at += found?.count ?? 1;
    }
    return mentions;
  }
}
