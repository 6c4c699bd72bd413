// Other words of a disease that the register need not list: its adjective ("drépanocytaire",
// "lupique", "appendiculaire"), which is as often the person as the subject, the name of a person
// alone ("Horton", "Wilson"), and the first word of a name that no other disease begins with
// ("polymyalgie").
import { stems } from "#platform/search/normalise.ts";
import { COMMON_WORDS, QUALIFIERS, SEVERITY, STOP_WORDS } from "../stop-words.ts";
import { PLAIN_WORDS } from "../vocabulary/plain-words.ts";
import { ENDINGS, OF_A_DISEASE } from "../vocabulary/word-parts.ts";
import { DISEASES, type Form } from "./register.ts";

const SHORTEST = 6;
const SHORTEST_NAME = 5;
const SHORTEST_HEAD = 8;
const NAMED_AFTER = /^(?:maladi|syndrom|diseas|enfermedad|sindrom)$/u;

/** Names of persons that the register writes with a capital: "maladie de Horton". */
const PERSONS: ReadonlySet<string> = new Set(
  stems(
    (
      DISEASES.flatMap(({ names }) => names)
        .join("\n")
        .match(/(?<=[^\S\n])\p{Lu}\p{Ll}{3,}/gu) ?? []
    ).join(" "),
  ),
);

const ORDINARY: ReadonlySet<string> = new Set(
  [STOP_WORDS, COMMON_WORDS, PLAIN_WORDS, QUALIFIERS, SEVERITY].flatMap((words) => [...words]),
);

/** `forms`: the names of the register, which are never derived again. */
export function derivedForms(forms: readonly Form[]): Form[] {
  const known = new Set(forms.flatMap(({ stems: own }) => (own.length === 1 ? own : [])));
  const owners = new Map<string, Form | null>();
  const add = (word: string, form: Form, shortest: number) => {
    if (word.length < shortest || known.has(word) || ORDINARY.has(word)) return;
    const other = owners.get(word);
    const shared = other !== undefined && other?.entity !== form.entity;
    owners.set(word, shared ? null : { ...form, stems: [word] });
  };
  for (const form of forms) {
    if (form.entity.kind !== "disease") continue;
    const first = form.stems[0] ?? "";
    const second = form.stems[1];
    const named = form.stems.length === 2 && NAMED_AFTER.test(first);
    const noun = named ? (second ?? "") : first;
    if (named && PERSONS.has(noun)) add(noun, form, SHORTEST_NAME);
    if (second !== undefined && !named) {
      if (OF_A_DISEASE.test(first)) add(first, { ...form, sign: true }, SHORTEST_HEAD);
      continue;
    }
    for (const [ending, adjectives] of ENDINGS)
      if (ending.test(noun))
        for (const adjective of adjectives)
          add(noun.replace(ending, adjective), { ...form, sign: true }, SHORTEST);
  }
  return [...owners.values()].flatMap((form) => form ?? []);
}
