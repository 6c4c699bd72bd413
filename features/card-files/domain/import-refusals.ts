/**
 * Why a file of cards is refused as a whole. Nothing of a refused file is kept; each reason has its
 * sentence in the messages.
 */
export const IMPORT_REFUSALS = [
  /** Neither a package of Anki nor, for CSV and JSON, what it says it is. */
  "notAPackage",
  /** The file stops before its end. */
  "truncated",
  "encrypted",
  /** Larger than what we open, as declared or as found while unpacking. */
  "tooLarge",
  /** Unpacks to far more than any real collection does, or entries share their bytes. */
  "suspiciousCompression",
  "tooManyEntries",
  /** A name that leaves its folder, absolute, or with characters that no file name holds. */
  "unsafeName",
  "symbolicLink",
  "duplicateName",
  /** A zip without an Anki collection. */
  "noCollection",
  /** A workbook of Excel or LibreOffice: it is to be saved as CSV first. */
  "spreadsheet",
  /**
   * Only the note "Please update to the latest Anki version": the real collection is not inside.
   */
  "updateStub",
  "corruptArchive",
  "corruptDatabase",
  /** Views, virtual tables or computed columns where Anki has plain tables. */
  "unsafeDatabase",
  /** Sections within sections of a template, deeper than anybody writes. */
  "templateTooDeep",
  "unsupportedVersion",
  "noNotes",
  /** A quotation mark of a CSV file is never closed, or its columns give no question. */
  "unreadableCsv",
  "unreadableJson",
  /** A column that is no deck's was taken for one. */
  "tooManyDecks",
  /** A fault of ours, met again at each try. */
  "interrupted",
] as const;

export type ImportRefusal = (typeof IMPORT_REFUSALS)[number];
