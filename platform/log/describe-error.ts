interface DatabaseError {
  code?: string;
  severity?: string;
  table?: string;
  constraint?: string;
}

/** Parsers and schemas quote what they read. */
const QUOTING: ReadonlySet<string> = new Set(["SyntaxError", "ZodError", "$ZodError"]);

/** What the clients of other machines leave on their errors. */
const EXCHANGE = [
  "requestBodyValues",
  "responseBody",
  "responseHeaders",
  "response",
  "request",
  "$metadata",
  "isRetryable",
];

/**
 * What a log may hold of an error. A failed query carries its parameters in its message, a parser
 * quotes what it read, and another machine says what it wants: all may be a person's text, so only
 * a code and a place remain.
 */
export function describeError(error: unknown): { message: string; stack: string } {
  if (!(error instanceof Error)) return { message: `thrown ${typeof error}`, stack: "" };
  const stack = framesOf(error);
  if (error instanceof SyntaxError || QUOTING.has(error.name))
    return { message: error.name, stack };
  if (error.name.startsWith("AI_") || EXCHANGE.some((field) => field in error)) {
    const { statusCode } = error as { statusCode?: unknown };
    return {
      message: typeof statusCode === "number" ? `${error.name}: ${statusCode}` : error.name,
      stack,
    };
  }
  const wrapped = error.message.startsWith("Failed query:");
  const { code, severity, table, constraint } = (
    wrapped ? (error.cause ?? {}) : error
  ) as DatabaseError;
  if (!wrapped && severity === undefined)
    return { message: `${error.name}: ${error.message}`, stack };
  return {
    message: ["query failed:", code ?? "unknown", table, constraint].filter(Boolean).join(" "),
    stack,
  };
}

/**
 * Where it was thrown. The message stands at the head of a stack, and may look like a line of it.
 */
const framesOf = ({ stack = "", message }: Error): string =>
  (message === "" ? stack : stack.replace(message, () => ""))
    .split("\n")
    .filter((line) => /^\s+at .*(?::\d+:\d+\)?|\(<anonymous>\)|\bnative\b\)?)$/.test(line))
    .join("\n");
