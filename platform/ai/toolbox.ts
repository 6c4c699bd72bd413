// What features lend to the assistant: tools it may call and passages it may cite. Both minds
// (documentary and model) see only these shapes, so a tool or a library written once serves both,
// the command line included. Pure: the server binds `Services` to its own services; nothing here
// touches a database.
import type { z } from "zod";

/** Whom a statement or a dose is meant for. `all` holds for everyone. */
export const POPULATIONS = ["adult", "child", "newborn", "pregnant", "all"] as const;
export type Population = (typeof POPULATIONS)[number];

/** Only the first three are something to give; the others bound it. */
export const DOSE_KINDS = [
  "give",
  "alternative",
  "component",
  "maximum",
  "rate-ceiling",
  "threshold",
  "target",
] as const;
export type DoseKind = (typeof DOSE_KINDS)[number];

/** As printed, decimal comma: "0,5", "10-15"; a hard space between thousands. */
export interface Amount {
  value: string;
  unit: string;
}

/** Bounds of a weight in kg, or of an age with its unit ("6 mois"). */
export interface Band<T> {
  from?: T | undefined;
  over?: T | undefined;
  to?: T | undefined;
  under?: T | undefined;
}

/** What a dose is given with, or never with. */
export interface Tie {
  tie: "with" | "never-with";
  drug: string;
  detail?: string | undefined;
  /** Passage that holds the other dose, when it is not this one: "f3". */
  see?: string | undefined;
}

/** A slot that another sheet or passage fills: "hyperkaliemie" or "hyperkaliemie#f2". */
export interface Pointer {
  see: string;
  /** Title of the sheet it leads to, once loaded. */
  title?: string | undefined;
}
export type Slot = string | Pointer;

/**
 * One dose as a whole: a number is verified only with its drug, unit, route, rhythm and population.
 */
export interface Dose {
  kind: DoseKind;
  /** Comes after the row above: a bolus, then its infusion. */
  follows?: boolean | undefined;
  drug: string;
  /** What the number is expressed in: "base", "en facteur IX". */
  salt?: string | undefined;
  /** What a limit is read on when it is not the drug itself: "glycémie". */
  measure?: string | undefined;
  bound?: "<" | "≤" | ">" | "≥" | undefined;
  value: string;
  unit: string;
  /** The same dose otherwise: 25 g of glucose is 250 mL of G10. */
  forms?: (Amount & { of: string })[] | undefined;
  dilution?: string | undefined;
  /** "IV ou IO"; empty for a limit that holds by any route. */
  route: string;
  /** How fast: "en 10 min", "bolus". */
  rate?: string | undefined;
  /** How often; empty when nothing is said. */
  rhythm: string;
  duration?: string | undefined;
  maximum?:
    | {
        dose?: (Amount & { for?: string | undefined }) | undefined;
        day?: Amount | undefined;
        total?: Amount | undefined;
      }
    | undefined;
  /** Kilograms beyond which the weight counts no more. */
  weightCap?: number | undefined;
  weight?: Band<number> | undefined;
  age?: Band<string> | undefined;
  population: Population;
  condition?: string | undefined;
  /** What it treats, when several documents dose the drug. */
  indication?: string | undefined;
  /** What a threshold or a target asks for. */
  action?: string | undefined;
  status?: "authorised" | "off-label" | undefined;
  renal?: Slot | undefined;
  hepatic?: Slot | undefined;
  child?: Slot | undefined;
  pregnancy?: Slot | undefined;
  contraindication?: Slot | undefined;
  ties?: Tie[] | undefined;
  note?: string | undefined;
}

/** A publication behind a passage. */
export interface Reference {
  id: string;
  organisation: string;
  title: string;
  /** The document's own year; null when it bears none. */
  year: number | null;
  link: string;
}

/** What was read of a source, best first. Only the first two earn "vérifié dans la source". */
export const GRADES = [
  "issuer",
  "extract",
  "abstract",
  "reread",
  "second-hand",
  "unopened",
] as const;
export type Grade = (typeof GRADES)[number];

/** What was opened to check a passage. */
export interface Checked {
  grade: Grade;
  /** Day of the reading, YYYY-MM-DD. */
  day: string;
  opened: string;
  where: string;
  how: "read" | "recomputed";
}

/** A document that the installation itself wrote, whose passages are told apart from all others. */
export interface LocalDocument {
  service: string;
  author: string;
  /** Its day, and its last day when one was given, YYYY-MM-DD. */
  dated: string;
  validUntil: string | null;
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
  /** Year of the most recent reference; null when none is dated. */
  year: number | null;
  /** The best that was read of its sources; "unopened" when absent. */
  grade?: Grade;
  /** The reading that earns "vérifié dans la source"; absent for a lower grade. */
  checked?: Checked;
  /**
   * Ids of the passages that this one forbids, bounds or conditions: whoever shows one of them
   * shows this one.
   */
  limits?: readonly string[];
  /** Doctors of the installation who read this very text and signed it, with the day. */
  signed?: readonly { name: string; place: string; day: string }[];
  /** Present when the installation itself wrote its document. */
  local?: LocalDocument;
  /** In-application address that opens the document at this passage. */
  route: string;
}

export interface RankedPassage {
  passage: Passage;
  /** 0 to 1, comparable inside one knowledge source only. */
  score: number;
  /**
   * It is for a situation of its own ("Arrêt cardiaque…") that the question does not name; false
   * when it names it.
   */
  unasked?: boolean;
  /** The document that it is about, when another document holds it. */
  of?: string;
}

/** Who asks, in which language, and through which services (the server's own type). */
export interface ToolContext<Services> {
  services: Services;
  personId: string | null;
  language: "fr" | "en" | "es";
  now: Date;
}

export interface ToolResult<Card extends string = string, Data = unknown> {
  /**
   * Names the card that shows `data`; the screen that knows no such card shows the passages only.
   */
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

export interface TypedTool<Input extends z.ZodType, Card extends string, Data, Services>
  extends Tool<Services> {
  input: Input;
  run(input: unknown, context: ToolContext<Services>): Promise<ToolResult<Card, Data>>;
}

/**
 * Makes a tool that parses its own input, so that no caller (model, intent, command line) can skip
 * the check.
 */
export function defineTool<Input extends z.ZodType, Card extends string, Data, Services>(
  definition: ToolDefinition<Input, Card, Data, Services>,
): TypedTool<Input, Card, Data, Services> {
  return {
    ...definition,
    run: async (input, context) => definition.run(definition.input.parse(input), context),
  };
}

/** What a question speaks of, in its own words. */
export interface RecognisedEntity {
  id: string;
  kind: "disease" | "drug" | "score" | "examination" | "population" | "value";
  /** As typed. */
  words: string;
  /** Its name in the language of the question, with its article. */
  title: string;
  /** The document that treats it; null when there is none. */
  sheet: string | null;
  /** It was misspelt: what was taken for it has to be said. */
  corrected: boolean;
  /** Names of what else the misspelt word may have meant. */
  others?: readonly string[];
  /** As often a sign or the history of a patient as a subject. */
  sign?: boolean;
  /** Said as the history of the person, or as the company of what is asked. */
  aside?: boolean;
}

export interface KnowledgeQuery {
  text: string;
  /** Whom an earlier question was about, when this one does not say. */
  population?: Population | null;
  /** At most this many passages; the source decides when absent. */
  limit?: number;
  /** Keeps to one document, for a follow-up question. */
  documentId?: string;
  /** The subject before, whose words an incomplete name borrows: "et la basse ?". */
  after?: string;
}

/**
 * What a knowledge source makes of a question. No passage = it has nothing to say, and must not
 * guess.
 */
export interface KnowledgeAnswer {
  passages: readonly RankedPassage[];
  /** Best document first; empty with `passages`. */
  documents: readonly {
    id: string;
    title: string;
    score: number;
    route: string;
    /** Codes of the classification of diseases that it carries. */
    codes?: readonly string[];
  }[];
  /**
   * Section keys the question asks for, in the order they were asked; empty when it asks for none.
   */
  sections: readonly string[];
  /** Population the question names, to warn when a passage is meant for another one. */
  population: Population | null;
  /** Subjects the question names and the source holds nothing on. */
  missing: readonly string[];
  /** What the question speaks of, in its order. */
  entities?: readonly RecognisedEntity[];
  /** Of these, its subjects that the source has nothing on. */
  absent?: readonly RecognisedEntity[];
  /** The score it asks for, built or not. */
  score?: RecognisedEntity | null;
  /** Documents beside an absent subject, to be offered as links. */
  neighbours?: readonly { id: string; title: string; route: string }[];
  /** Stems of the words that tell its passages apart, in the language of the documents. */
  terms?: readonly string[];
  /** Stems of the drugs that a class named in the question stands for ("corticoïdes"). */
  classDrugs?: readonly string[];
  /** Names, as stems, of the classes of the drugs that it names: rivaroxaban is an "anticoagulant". */
  drugClasses?: readonly (readonly string[])[];
  /** False when no passage of the documents holds any of these words. */
  holdsTerms?: boolean;
  /** What it asks for has no document, whatever resembles it. */
  closed?: boolean;
  /** A word of it is known to no document. */
  strange?: boolean;
  /** What it tells is the subject of another document than the one before. */
  moves?: boolean;
  /** A dose is asked without saying what for: each document that doses the drug, at least two. */
  indications?: readonly { id: string; title: string; passages: readonly RankedPassage[] }[];
}

export interface KnowledgeSource<Services = unknown> {
  /** Unique, also the `knowledge` of its passages. */
  name: string;
  titleKey: string;
  /** What the installation itself wrote: asked apart, and cited before everything else. */
  local?: true;
  search(query: KnowledgeQuery, context: ToolContext<Services>): Promise<KnowledgeAnswer>;
  /** The passage of that id, or null: a citation is shown only when this finds it. */
  open(passageId: string, context: ToolContext<Services>): Promise<Passage | null>;
}
