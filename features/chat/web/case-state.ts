// The case as the last answer left it, read from the output of its tools: written by an earlier
// version perhaps, so that each part is checked.
import type { Population } from "#platform/ai/toolbox.ts";
import type { Message } from "../domain/message.ts";

export interface Subject {
  id: string;
  title: string;
}

export interface CaseState {
  topic: Subject | null;
  /** The other subjects that were found. */
  others: readonly Subject[];
  population: Population | null;
  values: readonly string[];
  /** Name of the score that still lacks values. */
  score: string | null;
}

type Fields = Record<string, unknown>;
const isRecord = (value: unknown): value is Fields => typeof value === "object" && value !== null;
const isSubject = (value: unknown): value is Subject =>
  isRecord(value) && typeof value.id === "string" && typeof value.title === "string";
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const outputOf = ({ tools }: Pick<Message, "tools">, wanted: string): Fields[] =>
  tools.flatMap(({ name, output }) => (name === wanted && isRecord(output) ? [output] : []));

const PEOPLE: readonly unknown[] = ["adult", "child", "newborn", "pregnant"] satisfies Population[];
const isPerson = (value: unknown): value is Population => PEOPLE.includes(value);

/** Null when the answer left nothing that could be shown. */
export function caseState(answer: Pick<Message, "tools">): CaseState | null {
  const held = outputOf(answer, "search_library").findLast(({ state }) => isRecord(state));
  if (!held || !isRecord(held.state)) return null;
  const { topic, population, values, ignoredTurns } = held.state;
  const subject = isSubject(topic) ? topic : null;
  const asked = outputOf(answer, "compute_score").find(({ status }) => status === "incomplete");
  const givenUp = typeof ignoredTurns === "number" && ignoredTurns > 0;
  const whole: CaseState = {
    topic: subject,
    others: list(held.documents).filter(
      (one): one is Subject => isSubject(one) && one.id !== subject?.id,
    ),
    population: isPerson(population) ? population : null,
    values: list(values).filter((one) => typeof one === "string"),
    score: !givenUp && typeof asked?.name === "string" ? asked.name : null,
  };
  const empty = !(whole.topic || whole.population || whole.score) && whole.values.length === 0;
  return empty ? null : whole;
}

const WEIGHT = /^(?<kilos>\d{1,3}(?:[.,]\d{1,2})?)\s*kg$/iu;

/** The weight among the values of a case; undefined when none was given, or two that differ. */
export function weightIn(values: readonly string[]): number | undefined {
  const said = values.flatMap((words) => {
    const { kilos } = WEIGHT.exec(words.trim())?.groups ?? {};
    return kilos === undefined ? [] : [Number(kilos.replace(",", "."))];
  });
  const [first, ...others] = new Set(said);
  return others.length === 0 ? first : undefined;
}
