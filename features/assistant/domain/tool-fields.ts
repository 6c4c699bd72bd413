// The input of a tool, read from its JSON Schema into what a screen can say in words.

export const FIELD_TYPES = [
  "text",
  "number",
  "integer",
  "boolean",
  "list",
  "object",
  "choice",
  "any",
] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

export interface ToolField {
  /** Path with dots for a field inside an object: "patient.age". */
  name: string;
  required: boolean;
  type: FieldType;
  /** The values of a choice, or of the elements of a list of choices. */
  allowed: string[];
  /** Bounds of the number, of the length of the text or of the list; null without one. */
  min: number | null;
  max: number | null;
  description: string;
}

type Schema = Record<string, unknown>;
const asSchema = (value: unknown): Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Schema) : {};
const asNumber = (value: unknown): number | null =>
  typeof value === "number" && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : null;
const values = (schema: Schema): string[] =>
  Array.isArray(schema.enum) ? schema.enum.map(String) : [];

const TYPES: Record<string, FieldType> = {
  string: "text",
  number: "number",
  integer: "integer",
  boolean: "boolean",
  array: "list",
  object: "object",
};
const DEEPEST = 3;

/** The fields of an object schema, those of inner objects after their own. */
export function toolFields(schema: unknown, prefix = "", depth = 0): ToolField[] {
  const { properties, required } = asSchema(schema);
  const needed = new Set(Array.isArray(required) ? required.map(String) : []);
  return Object.entries(asSchema(properties)).flatMap(([key, value]) => {
    const own = asSchema(value);
    const name = prefix + key;
    const field = describe(name, own, needed.has(key) && own.default === undefined);
    return depth < DEEPEST && field.type === "object"
      ? [field, ...toolFields(own, `${name}.`, depth + 1)]
      : [field];
  });
}

function describe(name: string, schema: Schema, required: boolean): ToolField {
  const type = typeOf(schema);
  const items = asSchema(schema.items);
  return {
    name,
    required,
    type,
    allowed: type === "list" ? values(items) : values(schema),
    min: asNumber(schema.minimum ?? schema.minLength ?? schema.minItems),
    max: asNumber(schema.maximum ?? schema.maxLength ?? schema.maxItems),
    description: typeof schema.description === "string" ? schema.description : "",
  };
}

function typeOf(schema: Schema): FieldType {
  if (Array.isArray(schema.enum)) return "choice";
  return typeof schema.type === "string" ? (TYPES[schema.type] ?? "any") : "any";
}
