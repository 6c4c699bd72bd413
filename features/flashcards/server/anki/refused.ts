import type { ImportRefusal } from "../../domain/import-refusals.ts";

/**
 * Thrown inside this folder only: its doors (`openAnkiPackage`) turn it into `{ ok: false, reason
 * }`.
 */
export class Refused extends Error {
  override name = "Refused";
  readonly reason: ImportRefusal;
  readonly detail: string;

  constructor(reason: ImportRefusal, detail = "", options?: ErrorOptions) {
    super(`${reason}${detail === "" ? "" : `: ${detail}`}`, options);
    this.reason = reason;
    this.detail = detail.slice(0, 200);
  }
}
