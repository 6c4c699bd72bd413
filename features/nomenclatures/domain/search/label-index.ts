// Labels that answer a few words: an inverted index in memory, ranked by how much of the question a
// label holds and how much of the label the question explains.
import { NearestWord } from "#platform/search/edit-distance.ts";
import { fold } from "#platform/search/normalise.ts";
import { soundKey } from "#platform/search/phonetic.ts";
import { rootOf } from "./roots.ts";
import { contentWords, respelt, tokenOf } from "./tokens.ts";

export interface LabelEntry {
  code: string;
  /** What the question is compared with. */
  label: string;
  /** What is shown instead of it. */
  title?: string;
  /** Words that help without being asked for: the label above, the chapter. */
  around?: string;
  /** Other names, each compared as the label is. */
  names?: readonly string[];
  /** Added to the score, within ± 0.2: an entry nobody asks for by its name alone. */
  bias?: number;
}

export interface Hit {
  /** Place of the entry. */
  at: number;
  score: number;
}

/** Words a label bears without meaning more: their absence from the question costs little. */
const LIGHT = new Map(
  Object.entries({
    precision: 0.02,
    precise: 0.04,
    sans: 0.03,
    non: 0.06,
    siege: 0.03,
    origine: 0.05,
    autre: 0.5,
    classe: 0.1,
    ailleur: 0.1,
    partie: 0.15,
    localisation: 0.15,
    charge: 0.05,
    prise: 0.05,
    mention: 0.05,
    specifie: 0.05,
    nature: 0.1,
    sai: 0.05,
    nca: 0.1,
    complication: 0.4,
    maladie: 0.4,
    affection: 0.4,
    trouble: 0.5,
    syndrom: 0.5,
    lesion: 0.5,
    traumatique: 0.6,
    aigu: 0.5,
    chroniqu: 0.6,
    essentiel: 0.4,
    primitif: 0.3,
    sucre: 0.1,
    humaine: 0.3,
    tel: 0.02,
    quel: 0.02,
    episod: 0.4,
    voie: 0.3,
    due: 0.1,
    du: 0.1,
    fermee: 0.15,
    unilateral: 0.2,
    patient: 0.1,
    1: 0.8,
    produit: 0.1,
    contraste: 0.15,
    injection: 0.4,
    contenu: 0.1,
    abord: 0.3,
  }),
);
/** A word in parentheses explains: it may be asked for, and need not be. */
const OPTIONAL = 0.12;
const AROUND = 0.35;
/** How sure a word is of those that share its root. */
const SAME_ROOT = 0.8;
const MOST_OF_A_ROOT = 8;

interface Posting {
  /** Name numbers, and the weight of the word in each. */
  names: number[];
  weights: number[];
}

/**
 * Filled entry by entry, so that whoever fills it may let others work meanwhile, then finished once.
 */
export class LabelIndex {
  readonly entries: LabelEntry[] = [];
  readonly #postings = new Map<string, Posting>();
  readonly #nameOwner: number[] = [];
  readonly #nameWeight: number[] = [];
  readonly #idf = new Map<string, number>();
  readonly #spelled = new Map<string, string>();
  readonly #sounds = new Map<string, string>();
  readonly #roots = new Map<string, string[]>();
  #sorted: string[] = [];
  #nearest = new NearestWord([]);
  #gained = new Float64Array(0);
  #explained = new Float64Array(0);
  #own = new Float64Array(0);

  add(entry: LabelEntry): void {
    const at = this.entries.push(entry) - 1;
    for (const text of [entry.label, ...(entry.names ?? [])]) {
      const name = this.#nameOwner.push(at) - 1;
      for (const [token, weight] of this.#weigh(text, entry.around ?? "")) {
        const posting = this.#postings.get(token) ?? { names: [], weights: [] };
        posting.names.push(name);
        posting.weights.push(weight);
        this.#postings.set(token, posting);
      }
    }
  }

  finish(): this {
    const names = this.#nameOwner.length;
    for (let name = 0; name < names; name++) this.#nameWeight.push(0);
    for (const [token, posting] of this.#postings) {
      const idf = Math.log(1 + names / (posting.names.length + 3));
      this.#idf.set(token, idf);
      posting.names.forEach((name, index) => {
        const weight = posting.weights[index] as number;
        if (weight !== AROUND)
          this.#nameWeight[name] = (this.#nameWeight[name] as number) + weight * idf;
      });
    }
    for (const token of this.#postings.keys()) {
      const root = rootOf(token);
      const known = this.#roots.get(root);
      if (known) known.push(token);
      else this.#roots.set(root, [token]);
    }
    this.#sorted = [...this.#spelled.keys()].sort();
    this.#nearest = new NearestWord(this.#sorted);
    this.#gained = new Float64Array(names);
    this.#explained = new Float64Array(names);
    this.#own = new Float64Array(names);
    return this;
  }

  /** The tokens of a label with what the absence of each from a question costs. */
  #weigh(label: string, around: string): Map<string, number> {
    const tokens = new Map<string, number>();
    const read = (text: string, weight: (token: string) => number) => {
      for (const word of contentWords(respelt(fold(text)))) {
        const token = tokenOf(word);
        if (!this.#spelled.has(word)) {
          this.#spelled.set(word, token);
          const sound = soundKey(word);
          if (sound.length > 3 && !this.#sounds.has(sound)) this.#sounds.set(sound, token);
        }
        tokens.set(token, Math.max(tokens.get(token) ?? 0, weight(token)));
      }
    };
    const light = (token: string) => LIGHT.get(token) ?? 1;
    read(label.replace(/\([^)]*\)|\[[^\]]*\]/g, " "), light);
    for (const [inner] of label.matchAll(/\([^)]*\)|\[[^\]]*\]/g))
      read(inner, (token) => OPTIONAL * light(token));
    read(around, () => 0);
    for (const [token, weight] of tokens) if (weight === 0) tokens.set(token, AROUND);
    return tokens;
  }

  /** The tokens a typed word may stand for, with how sure each is. */
  #readings(word: string, last: boolean): Map<string, number> {
    const own = tokenOf(word);
    const found = new Map<string, number>();
    for (const token of (this.#roots.get(rootOf(own)) ?? []).slice(0, MOST_OF_A_ROOT))
      found.set(token, SAME_ROOT);
    if (this.#postings.has(own)) found.set(own, 1);
    if (found.size > 0) return found;
    if (word.length >= 4 || last) this.#completions(word, found);
    if (found.size > 0 || word.length < 5) return found;
    const heard = this.#sounds.get(soundKey(word));
    if (heard) found.set(heard, 0.85);
    const near = this.#nearest.find(word, word.length <= 7 ? 1 : 2);
    if (near) found.set(this.#spelled.get(near.word) ?? near.word, 0.9 - near.slips * 0.08);
    return found;
  }

  #completions(word: string, found: Map<string, number>): void {
    if (word.length < 3) return;
    let [low, high] = [0, this.#sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle] as string) < word) low = middle + 1;
      else high = middle;
    }
    for (let at = low; at < low + 40; at++) {
      const known = this.#sorted[at];
      if (!known?.startsWith(word)) break;
      found.set(this.#spelled.get(known) as string, 0.85);
    }
  }

  /** Best entries for one wording of a question, best first. */
  search(question: string, limit: number): Hit[] {
    const asked = contentWords(respelt(fold(question)));
    const touched: number[] = [];
    let total = 0;
    const seen = new Set<string>();
    asked.forEach((word, place) => {
      const own = tokenOf(word);
      if (seen.has(own)) return;
      seen.add(own);
      const readings = this.#readings(word, place === asked.length - 1);
      const light = LIGHT.get(own) ?? 1;
      const worth =
        light *
        Math.max(
          ...[...readings.keys()].map((one) => this.#idf.get(one) ?? 0),
          readings.size === 0 ? 6 : 0,
        );
      total += worth;
      this.#gain(readings, light, touched);
    });
    return this.#rank(touched, total, limit);
  }

  /** What one word of the question brings to each name: the best of its readings. */
  #gain(readings: ReadonlyMap<string, number>, light: number, touched: number[]): void {
    const [gained, explained, own] = [this.#gained, this.#explained, this.#own];
    const reached: number[] = [];
    for (const [token, sure] of readings) {
      const posting = this.#postings.get(token);
      if (!posting) continue;
      const { names, weights } = posting;
      const idf = this.#idf.get(token) ?? 0;
      for (let index = 0; index < names.length; index++) {
        const name = names[index] as number;
        const weight = weights[index] as number;
        const gain = (weight === AROUND ? AROUND : 1) * sure * light * idf;
        const before = own[name] as number;
        if (gain <= before) continue;
        if (before === 0) {
          reached.push(name);
          if (gained[name] === 0) touched.push(name);
          if (weight !== AROUND) explained[name] = (explained[name] as number) + weight * idf;
        }
        own[name] = gain;
        gained[name] = (gained[name] as number) - before + gain;
      }
    }
    for (const name of reached) own[name] = 0;
  }

  #rank(touched: readonly number[], total: number, limit: number): Hit[] {
    const best = new Map<number, number>();
    for (const name of touched) {
      const gained = this.#gained[name] as number;
      const explained = this.#explained[name] as number;
      this.#gained[name] = 0;
      this.#explained[name] = 0;
      const coverage = total === 0 ? 0 : Math.min(1, gained / total);
      const precision = Math.min(1, explained / Math.max(0.1, this.#nameWeight[name] as number));
      const at = this.#nameOwner[name] as number;
      const score = coverage * coverage * (0.45 + 0.55 * precision) + (this.entries[at]?.bias ?? 0);
      if (score > (best.get(at) ?? Number.NEGATIVE_INFINITY)) best.set(at, score);
    }
    return [...best]
      .map(([at, score]) => ({ at, score }))
      .sort((a, b) => b.score - a.score || a.at - b.at)
      .slice(0, limit);
  }
}
