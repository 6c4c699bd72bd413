// What other rooms ask of this one in the browser.

/**
 * The text of a file (PDF, Word, text, Markdown): read here when it is text, by the server when it
 * is a document.
 */
export const readDocument = async (file: File, signal: AbortSignal) =>
  (await import("./read-file.ts")).readFile(file, signal);

/** A sheet of the library, or an answer of the assistant, as a text; null for another address. */
export const openContent = async (from: string, signal: AbortSignal) =>
  (await import("./source-text.ts")).openHandover(from, signal);

export { FileField } from "./file-field.tsx";
export { IdentityCheck } from "./identity-check.tsx";
