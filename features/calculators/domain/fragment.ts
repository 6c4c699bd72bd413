// Values in the fragment of an address, which no server receives:
// "#age=78%20ans&urea=0.54%20g%2FL". Numbers keep the unit they were typed in; the decimal sign is
// a point whatever the language.
import type { Calculator, Form } from "./calculator.ts";
import type { Evaluation } from "./evaluate.ts";
import { unambiguousNumber } from "./typed-number.ts";
import { UNITS } from "./units.ts";

type Read = Pick<Evaluation, "entries" | "defaulted">;

export function toFragment(calculator: Pick<Form, "inputs">, { entries, defaulted }: Read): string {
  return Object.keys(calculator.inputs)
    .flatMap((name) => {
      const entry = entries[name];
      if (!entry || defaulted.includes(name)) return [];
      const text = entry.typed
        ? `${unambiguousNumber(entry.typed.value)} ${UNITS[entry.typed.unit].symbol}`.trim()
        : String(entry.value);
      return [`${name}=${encodeURIComponent(text)}`];
    })
    .join("&");
}

const LONGEST = 60;
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return text;
  }
};

/** Only fields of the calculator; a fragment written by hand is read as typed text is. */
export function fromFragment(
  calculator: Pick<Form, "inputs">,
  fragment: string,
): Record<string, string> {
  const pairs = fragment
    .replace(/^#/, "")
    .split("&")
    .map((pair) => {
      const [name = "", ...rest] = pair.split("=");
      return [decoded(name), decoded(rest.join("="))] as const;
    });
  return Object.fromEntries(
    pairs.filter(
      ([name, text]) => Object.hasOwn(calculator.inputs, name) && text.length <= LONGEST,
    ),
  );
}

/** Where the result is carried to another calculator; null when it feeds none. */
export function feedRoute(
  { feeds, result }: Pick<Calculator, "feeds" | "result">,
  value: number | null,
): string | null {
  if (!feeds || value === null) return null;
  const text = `${unambiguousNumber(value)} ${result.unit}`.trim();
  return `/calculator/${feeds.calculator}#${feeds.input}=${encodeURIComponent(text)}`;
}

export const routeOf = (calculator: Calculator, read: Read): string => {
  const fragment = toFragment(calculator, read);
  return `/calculator/${calculator.id}${fragment === "" ? "" : `#${fragment}`}`;
};
