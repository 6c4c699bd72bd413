// Labels that answer a few words: an inverted index in memory, ranked by how much of the question a
// label holds and how much of the label the question explains.
import { NearestWord } from "#platform/search/edit-distance.ts";
import { fold } from "#platform/search/normalise.ts";
import { soundKey } from "#platform/search/phonetic.ts";
import { LIGHT } from "./light-words.ts";
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
  /** Circumstances that the entry supposes: pregnancy, birth… */
  circumstances?: string;
}

export interface Hit {
  /** Place of the entry. */
  at: number;
  score: number;
}

/** A word in parentheses explains: it may be asked for, and need not be. */
const OPTIONAL = 0.12;
const AROUND = 0.35;
/** How sure a word is of those that it begins. */
const COMPLETED = 0.85;
/** How sure a word is of those that share its root. */
const SAME_ROOT = 0.8;
const MOST_OF_A_ROOT = 8;
/** How sure a word is of those that begin as it does but for its last letters. */
const OTHER_ENDING = 0.75;
const LONGEST_ENDING = 2;
const SHORTEST_STEM = 6;
/** Share of the names of a word that suppose the same circumstances: it speaks of them. */
const SPEAKS_OF = 0.5;
/** What entries lose that suppose circumstances of which the question does not speak. */
const UNSPOKEN = -0.12;

/** Thousands of entries hold a word of the question: only the best are put in order. */
function bestOf(scores: ReadonlyMap<number, number>, limit: number): Hit[] {
  const sorted = Float64Array.from(scores.values()).sort();
  const least = sorted[Math.max(0, sorted.length - limit)] ?? 0;
  const best: Hit[] = [];
  for (const [at, score] of scores) if (score >= least) best.push({ at, score });
  return best.sort((a, b) => b.score - a.score || a.at - b.at).slice(0, limit);
}

interface Posting {
  /** Name numbers, and the weight of the word in each. */
  names: number[];
  weights: number[];
  /** Circumstances that most of these names suppose. */
  circumstances?: string;
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
    for (const [token, posting] of this.#postings) {
      const supposed = this.#supposedBy(posting);
      if (supposed !== undefined) posting.circumstances = supposed;
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

  /** The circumstances that most names of a word suppose. */
  #supposedBy({ names, weights }: Posting): string | undefined {
    const counts = new Map<string, number>();
    const own = names.filter((_, index) => weights[index] !== AROUND);
    for (const name of own) {
      const one = this.entries[this.#nameOwner[name] as number]?.circumstances;
      if (one !== undefined) counts.set(one, (counts.get(one) ?? 0) + 1);
    }
    return [...counts].find(([, count]) => count >= own.length * SPEAKS_OF)?.[0];
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
    if (word.length >= 4 || last) this.#completions(word, found, COMPLETED);
    if (found.size > 0 || word.length < 5) return found;
    this.#slips(word, found);
    return found;
  }

  /** A word that no label bears: what sounds like it, is spelled nearly so, or ends otherwise. */
  #slips(word: string, found: Map<string, number>): void {
    const heard = this.#sounds.get(soundKey(word));
    if (heard) found.set(heard, 0.85);
    const near = this.#nearest.find(word, word.length <= 7 ? 1 : 2);
    if (near) found.set(this.#spelled.get(near.word) ?? near.word, 0.9 - near.slips * 0.08);
    for (let cut = 1; cut <= LONGEST_ENDING && found.size === 0; cut++)
      if (word.length - cut >= SHORTEST_STEM)
        this.#completions(word.slice(0, -cut), found, OTHER_ENDING);
  }

  #completions(word: string, found: Map<string, number>, sure: number): void {
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
      found.set(this.#spelled.get(known) as string, sure);
    }
  }

  /** Best entries for one wording of a question, best first. */
  search(question: string, limit: number): Hit[] {
    const asked = contentWords(respelt(fold(question)));
    const touched: number[] = [];
    const spoken = new Set<string>();
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
      for (const one of readings.keys()) {
        const supposed = this.#postings.get(one)?.circumstances;
        if (supposed !== undefined) spoken.add(supposed);
      }
      this.#gain(readings, light, touched);
    });
    return bestOf(this.#scores(touched, total, spoken), limit);
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

  /** The score of each entry, by its best name. */
  #scores(
    touched: readonly number[],
    total: number,
    spoken: ReadonlySet<string>,
  ): Map<number, number> {
    const best = new Map<number, number>();
    for (const name of touched) {
      const gained = this.#gained[name] as number;
      const explained = this.#explained[name] as number;
      this.#gained[name] = 0;
      this.#explained[name] = 0;
      const coverage = total === 0 ? 0 : Math.min(1, gained / total);
      const precision = Math.min(1, explained / Math.max(0.1, this.#nameWeight[name] as number));
      const at = this.#nameOwner[name] as number;
      const { bias = 0, circumstances } = this.entries[at] as LabelEntry;
      const apart = circumstances === undefined || spoken.has(circumstances) ? 0 : UNSPOKEN;
      const score = coverage * coverage * (0.45 + 0.55 * precision) + bias + apart;
      if (score > (best.get(at) ?? Number.NEGATIVE_INFINITY)) best.set(at, score);
    }
    return best;
  }
}
