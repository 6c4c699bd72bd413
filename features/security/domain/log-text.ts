// Cleans what a browser sends for the security log before it is truncated (100, 200, 1000, 200) and
// written.

// PostgreSQL refuses U+0000 in a text, and control characters break a log that is read on a
// terminal.
const CONTROLS = /\p{Cc}+/gu;

/** One line without control characters or broken surrogates. */
export function oneLine(text: string): string {
  return text.toWellFormed().replace(CONTROLS, " ").trim();
}

/**
 * A path without its query string and fragment: both may hold what a person typed about a patient.
 */
export function pathOnly(text: string): string {
  const line = oneLine(text);
  const cut = line.search(/[?#]/);
  return cut === -1 ? line : line.slice(0, cut);
}

/**
 * The details of an event as one JSON text. Object.keys keeps the order in which they were sent.
 */
export function detailsText(details: Readonly<Record<string, unknown>>): string {
  return oneLine(JSON.stringify(details));
}
