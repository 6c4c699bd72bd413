// A question word by word, for who looks for it in other texts than the sheets: what each word means
// to a clinician, and whether it could be the subject. Nothing here knows what the texts hold.
import { stem, words } from "#platform/search/normalise.ts";
import { recognise } from "./register/recognise.ts";
import { COMMON_WORDS, QUALIFIERS, STOP_WORDS } from "./stop-words.ts";
import { readings } from "./vocabulary/expand.ts";
import { PLAIN_WORDS } from "./vocabulary/plain-words.ts";
import { type Names, wardNames } from "./vocabulary/ward-names.ts";

export interface SaidWord {
  stem: string;
  /** Stems of what it stands for: the substance of a brand, a short form opened, a disease's name. */
  meant: readonly string[];
  /** What a hospital calls it: the phrase that it is of, and its other names. */
  names: Names;
  /** How much it says of a subject: grammar, talk, a word of any question, or a name. */
  kind: "empty" | "plain" | "common" | "telling";
  /** What it names, alone or with the words beside it, when that is not said to be absent. */
  entity: { id: string; kind: "disease" | "score" } | null;
}

const kindOf = (one: string): SaidWord["kind"] => {
  if (STOP_WORDS.has(one)) return "empty";
  if (PLAIN_WORDS.has(one)) return "plain";
  return COMMON_WORDS.has(one) ? "common" : "telling";
};

/** « Aigu », « simple », « pulmonaire » are of too many names. */
const isTelling = (one: string): boolean => kindOf(one) === "telling" && !QUALIFIERS.has(one);

/** In the order of the question. */
export function saidWords(text: string): SaidWord[] {
  const typed = words(text).map((word) => ({ word, stem: stem(word) }));
  // Every word is taken as it is written: what is misspelt here may be a word of other texts.
  const mentions = recognise(text, () => true).flatMap((mention) => {
    const { id, kind, title } = mention.entity;
    const named = (kind === "disease" && !mention.sign) || kind === "score";
    if (!named || mention.denied) return [];
    // A short form, or a name of one word, says the whole name.
    const whole = kind === "disease" && mention.first === mention.last ? title.fr : "";
    return [{ ...mention, entity: { id, kind }, title: words(whole).map(stem).filter(isTelling) }];
  });
  const names = wardNames(typed);
  let at = -1;
  return readings(typed).flatMap(({ typed: own, meant }) =>
    own.map((word, index) => {
      at++;
      const mention = mentions.find(({ first, last }) => at >= first && at <= last);
      const kind = kindOf(word.stem);
      // Talk stands for something only in a phrase, and what a word keeps is only made plainer.
      const alone = own.length === 1 && kind === "plain";
      const forms = (meant ?? []).map((one) => one.stem);
      const stands = index === 0 && !alone && !forms.includes(word.stem) ? forms : [];
      const besides = own.map((other) => other.stem);
      return {
        stem: word.stem,
        meant: [...stands, ...(mention?.title ?? [])].filter(
          (one) => !STOP_WORDS.has(one) && !besides.includes(one),
        ),
        names: names[at] ?? { phrase: [word.stem], others: [], ofService: false },
        kind,
        entity: mention?.entity ?? null,
      };
    }),
  );
}
