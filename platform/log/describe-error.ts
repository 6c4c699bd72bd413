/** What a log may hold of an error. A failed query carries its parameters in its message, which may be a person's text:
 *  only its code and its place remain. */
export function describeError(error: unknown): { message: string; stack: string } {
  if (!(error instanceof Error)) return { message: `thrown ${typeof error}`, stack: "" };
  const stack = (error.stack ?? "")
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
  if (!error.message.startsWith("Failed query:")) return { message: `${error.name}: ${error.message}`, stack };
  const { code, table, constraint } = (error.cause ?? {}) as { code?: string; table?: string; constraint?: string };
  return { message: ["query failed:", code ?? "unknown", table, constraint].filter(Boolean).join(" "), stack };
}
