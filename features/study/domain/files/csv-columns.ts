// What the columns of a CSV file are, whatever they are called: by their names, or as the person
// says.
import { fold } from "#platform/search/normalise.ts";
import { letter, MOST_PROPOSITIONS } from "../programme.ts";

export const HEADS = [
  "type",
  "statement",
  "answer",
  "explanation",
  "specialty",
  "difficulty",
  "rank",
  "item",
  "source",
] as const;
/** Of a script concordance; the columns are there when one is. */
export const CONCORDANCE_HEADS = ["ask", "hypothesis", "information", "panel of"] as const;
export type Head = (typeof HEADS)[number] | (typeof CONCORDANCE_HEADS)[number];

/** A line to tick, and the reason of the line before it. */
export const COLUMN_ROLES = [...HEADS, ...CONCORDANCE_HEADS, "line", "why"] as const;
export type ColumnRole = (typeof COLUMN_ROLES)[number];

/** One role a column, in their order; null is left out. */
export type Columns = readonly (ColumnRole | null)[];
export const MOST_COLUMNS = 80;

/** What people call the columns. */
const NAMES: Readonly<Record<string, Head>> = {
  ...Object.fromEntries([...HEADS, ...CONCORDANCE_HEADS].map((head) => [head, head])),
  ...{ hypothese: "hypothesis", hipotesis: "hypothesis", informacion: "information" },
  ...{ panel: "panel of" },
  ...{ question: "statement", enonce: "statement", enunciado: "statement" },
  ...{ answers: "answer", key: "answer", correct: "answer", reponse: "answer" },
  ...{ reponses: "answer", respuesta: "answer", respuestas: "answer" },
  ...{ explication: "explanation", explicacion: "explanation" },
  ...{ specialite: "specialty", especialidad: "specialty" },
  ...{ difficulte: "difficulty", dificultad: "difficulty", rang: "rank", rango: "rank" },
};

/** "a" and "a why": a line to tick, and its reason. */
export const LINE = /^([a-z])(?: why)?$/;

/** The name that a column has here: a head, "a", "a why", or its own where it is none of them. */
export const nameIn = (head: string): string => {
  const name = fold(head).trim();
  return NAMES[name] ?? name;
};

const isHead = (name: string): name is Head =>
  [...HEADS, ...CONCORDANCE_HEADS].some((head) => head === name);

/** What a column is by its name alone. */
export function roleOf(head: string): ColumnRole | null {
  const name = nameIn(head);
  if (isHead(name)) return name;
  if (!LINE.test(name)) return null;
  return name.length === 1 ? "line" : "why";
}

/** The names of columns whose roles were chosen: lines are a, b, c… in the order of the columns. */
export function namesOf(columns: Columns): string[] {
  let lines = 0;
  return columns.map((role) => {
    if (role === "line") {
      lines += 1;
      return lines > MOST_PROPOSITIONS ? "" : letter(lines - 1);
    }
    if (role === "why") return lines === 0 ? "" : `${letter(lines - 1)} why`;
    return role ?? "";
  });
}
