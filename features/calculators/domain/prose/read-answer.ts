// A message read as the answer to what was asked: "les deux", "non", "76", "normale", or values
// with their names.
import type { Calculator } from "../calculator.ts";
import { labelsIn } from "../readings.ts";
import { foldText } from "./folded-text.ts";
import type { ReadValue } from "./read-value.ts";
import { type Heard, hear } from "./read-values.ts";

const YES = /^(?:oui|yes|si|yep|exact|tout a fait|correct|claro)[ .!]*$/;
const NO = /^(?:non|no|nope|pas du tout)[ .!]*$/;
const BOTH =
  /^(?:oui,? ?)?(?:les deux|both|los dos|las dos|ambos|ambas|yes both|si,? los dos)[ .!]*$/;
const ALL = /^(?:oui,? ?)?(?:tous|toutes|tout|all|todos|todas|all of them|yes to all)[ .!]*$/;
const NEITHER =
  /^(?:non,? ?)?(?:aucune?(?: des deux)?|aucun de tout cela|ni l'un ni l'autre|rien de tout (?:ca|cela)|neither|none|none of them|no to all|ninguno|ninguna|ninguno de los dos|nada de eso)[ .!]*$/;

/** Null when nothing of it belongs to the score. */
export function answersTo(
  message: string,
  calculator: Calculator,
  pending: readonly string[],
): Heard | null {
  const flags = pending.filter((name) => calculator.inputs[name]?.kind === "yesno");
  const said = foldText(message.trim()).folded;
  const all = (given: boolean): Heard => ({
    ...hear("", calculator),
    values: Object.fromEntries(
      flags.map((name): [string, ReadValue] => [name, { given, words: message.trim() }]),
    ),
  });
  if (flags.length > 0) {
    if (
      ALL.test(said) ||
      (flags.length === 2 && BOTH.test(said)) ||
      (flags.length === 1 && YES.test(said))
    )
      return all(true);
    if (NEITHER.test(said) || (flags.length === 1 && NO.test(said))) return all(false);
  }
  const heard = hear(message, calculator);
  const found = { ...named(message, calculator, pending, heard), ...heard.values };
  if (Object.keys(found).length === 0 && heard.unread.length === 0) return null;
  return { ...heard, values: found, unread: heard.unread.filter(({ name }) => !found[name]) };
}

/**
 * "76" or "normale" after a question: read as if its name stood before it, when one thing only can
 * be meant.
 */
function named(
  message: string,
  calculator: Calculator,
  pending: readonly string[],
  heard: Heard,
): Readonly<Record<string, ReadValue>> {
  const open = pending.filter(
    (name) => !heard.values[name] && calculator.inputs[name]?.kind !== "yesno",
  );
  if (Object.keys(heard.values).length > 0 || message.trim().length > 60) return {};
  const readings = open.flatMap((name): [string, ReadValue][] => {
    for (const label of labelsIn(calculator, name)) {
      const value = hear(`${label} ${message}`, calculator).values[name];
      if (value) return [[name, { ...value, words: message.trim() }]];
    }
    return [];
  });
  return readings.length === 1 ? Object.fromEntries(readings) : {};
}
