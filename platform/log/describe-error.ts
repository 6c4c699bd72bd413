interface DatabaseError {
  code?: string;
  severity?: string;
  table?: string;
  constraint?: string;
}

/** What a log may hold of an error. A failed query carries its parameters in its message and a parser quotes what it
 *  read, which may be a person's text: only their code and their place remain. */
export function describeError(error: unknown): { message: string; stack: string } {
  if (!(error instanceof Error)) return { message: `thrown ${typeof error}`, stack: "" };
  const stack = (error.stack ?? "")
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
  if (error instanceof SyntaxError) return { message: error.name, stack };
  const wrapped = error.message.startsWith("Failed query:");
  const { code, severity, table, constraint } = (wrapped ? (error.cause ?? {}) : error) as DatabaseError;
  if (!wrapped && severity === undefined) return { message: `${error.name}: ${error.message}`, stack };
  return { message: ["query failed:", code ?? "unknown", table, constraint].filter(Boolean).join(" "), stack };
}
