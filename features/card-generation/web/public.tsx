// What other rooms ask of this one in the browser.

/**
 * The text of a file (PDF, Word, text, Markdown): read here when it is text, by the server when it
 * is a document.
 */
export const readDocument = async (file: File, signal: AbortSignal) =>
  (await import("./read-file.ts")).readFile(file, signal);
