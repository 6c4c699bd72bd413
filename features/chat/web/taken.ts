// What an answer took a question for, when it could not be sure, read from what its search kept.
import type { ToolUse } from "../domain/message.ts";

export interface Choice {
  /** The words of the question that it replaces; null when it is said before them. */
  words: string | null;
  name: string;
}

export interface Taken {
  /** The sheet that was taken without its name being said; null for a misspelt word, said above. */
  understood: string | null;
  choices: readonly Choice[];
}

/** Below this a sheet that nothing names is one of several that resemble the question. */
const SURE = 0.7;
const MOST = 3;

type Fields = Record<string, unknown>;
const isRecord = (value: unknown): value is Fields => typeof value === "object" && value !== null;
const records = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];

export function takenIn(tools: readonly Pick<ToolUse, "name" | "output">[]): Taken | null {
  const searches = tools.flatMap(({ name, output }) =>
    name === "search_library" && isRecord(output) ? [output] : [],
  );
  const held = searches.findLast(({ entities }) => Array.isArray(entities));
  if (!held || tools.some(({ name }) => name === "compute_score")) return null;
  const entities = records(held.entities);
  const misspelt = entities.find(({ corrected, others }) => corrected && texts(others).length > 0);
  if (misspelt && typeof misspelt.words === "string") {
    const { words } = misspelt;
    return { understood: null, choices: texts(misspelt.others).map((name) => ({ words, name })) };
  }
  const [first, ...others] = records(held.documents);
  const named = entities.some(({ sheet }) => typeof sheet === "string");
  if (!first || named || typeof first.score !== "number" || first.score >= SURE) return null;
  const choices = others.flatMap(({ title }) =>
    typeof title === "string" ? [{ words: null, name: title }] : [],
  );
  return choices.length > 0 && typeof first.title === "string"
    ? { understood: first.title, choices: choices.slice(0, MOST) }
    : null;
}
