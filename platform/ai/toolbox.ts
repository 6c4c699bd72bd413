// What features lend to the assistant: tools it may call and passages it may cite. Both minds (documentary and
// model) see only these shapes, so a tool or a library written once serves both, the command line included.
// Pure: the server binds `Services` to its own services; nothing here touches a database.
import type { z } from "zod";

/** Whom a statement or a dose is meant for. `all` holds for everyone. */
export const POPULATIONS = ["adult", "child", "newborn", "pregnant", "all"] as const;
export type Population = (typeof POPULATIONS)[number];

/** One dose as a whole: a number is verified only with its drug, unit, route, rhythm and population. */
export interface Dose {
  drug: string;
  /** As printed, decimal comma: "0,5", "10-15". */
  value: string;
  unit: string;
  route: string;
  rhythm: string;
  population: Population;
}

/** A publication behind a passage. */
export interface Reference {
  id: string;
  organisation: string;
  title: string;
  year: number;
  link: string;
}

/** What was really opened to check a passage; its absence means the source was not opened again. */
export interface Checked {
  /** Day of the reading, YYYY-MM-DD. */
  day: string;
  opened: string;
  where: string;
  how: "read" | "recomputed";
}

/** The smallest citable statement: it can be shown alone as an answer. */
export interface Passage {
  /** Unique in the installation, e.g. "embolie-pulmonaire#t1". */
  id: string;
  /** Name of the knowledge source that gave it, e.g. "guidelines". */
  knowledge: string;
  documentId: string;
  /** Title of the document, e.g. "Embolie pulmonaire". */
  title: string;
  /** Key of the section, e.g. "treatment"; its label is in the messages of the lending feature. */
  section: string;
  text: string;
  language: "fr" | "en" | "es";
  population: Population;
  doses: readonly Dose[];
  references: readonly Reference[];
  /** Year of the most recent reference. */
  year: number;
  checked?: Checked;
  /** In-application address that opens the document at this passage. */
  route: string;
}

export interface RankedPassage {
  passage: Passage;
  /** 0 to 1, comparable inside one knowledge source only. */
  score: number;
}

/** Who asks, in which language, and through which services (the server's own type). */
export interface ToolContext<Services> {
  services: Services;
  personId: string | null;
  language: "fr" | "en" | "es";
  now: Date;
}

export interface ToolResult<Card extends string = string, Data = unknown> {
  /** Names the card that shows `data`; the screen that knows no such card shows the passages only. */
  card: Card;
  data: Data;
  /** Passages the answer may cite because this tool returned them. */
  passages: readonly Passage[];
}

/** A tool as the toolbox keeps it: input unknown, checked by `run` before any work. */
export interface Tool<Services = unknown> {
  /** snake_case, what a model calls: "search_library". */
  name: string;
  /** Key "namespace:key" of the title shown to people. */
  titleKey: string;
  /** English sentence for the model: when to call it and what it returns. */
  description: string;
  input: z.ZodType;
  /** Throws ZodError when the input does not fit. */
  run(input: unknown, context: ToolContext<Services>): Promise<ToolResult>;
}

export interface ToolDefinition<Input extends z.ZodType, Card extends string, Data, Services> {
  name: string;
  titleKey: string;
  description: string;
  input: Input;
  run(input: z.output<Input>, context: ToolContext<Services>): Promise<ToolResult<Card, Data>>;
}

export interface TypedTool<Input extends z.ZodType, Card extends string, Data, Services> extends Tool<Services> {
  input: Input;
  run(input: unknown, context: ToolContext<Services>): Promise<ToolResult<Card, Data>>;
}

/** Makes a tool that parses its own input, so that no caller (model, intent, command line) can skip the check. */
export function defineTool<Input extends z.ZodType, Card extends string, Data, Services>(
  definition: ToolDefinition<Input, Card, Data, Services>,
): TypedTool<Input, Card, Data, Services> {
  return {
    ...definition,
    run: async (input, context) => definition.run(definition.input.parse(input), context),
  };
}

export interface KnowledgeQuery {
  text: string;
  /** At most this many passages; the source decides when absent. */
  limit?: number;
  /** Keeps to one document, for a follow-up question. */
  documentId?: string;
}

/** What a knowledge source makes of a question. No passage = it has nothing to say, and must not guess. */
export interface KnowledgeAnswer {
  passages: readonly RankedPassage[];
  /** Best document first; empty with `passages`. */
  documents: readonly { id: string; title: string; score: number; route: string }[];
  /** Section keys the question asks for, in the order they were asked; empty when it asks for none. */
  sections: readonly string[];
  /** Population the question names, to warn when a passage is meant for another one. */
  population: Population | null;
  /** Subjects the question names and the source holds nothing on. */
  missing: readonly string[];
}

export interface KnowledgeSource<Services = unknown> {
  /** Unique, also the `knowledge` of its passages. */
  name: string;
  titleKey: string;
  search(query: KnowledgeQuery, context: ToolContext<Services>): Promise<KnowledgeAnswer>;
  /** The passage of that id, or null: a citation is shown only when this finds it. */
  open(passageId: string, context: ToolContext<Services>): Promise<Passage | null>;
}
