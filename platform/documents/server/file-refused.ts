/** Why an archive is not opened, or not read to its end. */
export type ArchiveRefusal =
  /** No zip at all. */
  | "notAPackage"
  /** The file stops before its end. */
  | "truncated"
  | "encrypted"
  /** Larger than what we open, as declared or as found while unpacking. */
  | "tooLarge"
  /** Unpacks to far more than any real file does, or entries share their bytes. */
  | "suspiciousCompression"
  | "tooManyEntries"
  /** A name that leaves its folder, absolute, or with characters that no file name holds. */
  | "unsafeName"
  | "symbolicLink"
  | "duplicateName"
  | "corruptArchive"
  | "unsupportedVersion";

/** Thrown while a file is read; the doors of the readers turn it into a reason. */
export class FileRefused<Reason extends string = ArchiveRefusal> extends Error {
  override name = "FileRefused";
  readonly reason: Reason;
  readonly detail: string;

  constructor(reason: Reason, detail = "", options?: ErrorOptions) {
    super(`${reason}${detail === "" ? "" : `: ${detail}`}`, options);
    this.reason = reason;
    this.detail = detail.slice(0, 200);
  }
}
