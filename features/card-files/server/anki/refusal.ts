import { FileRefused } from "#platform/documents/server/file-refused.ts";
import type { ImportRefusal } from "../../domain/import-refusals.ts";

/**
 * Thrown inside this folder only: its doors (`openAnkiPackage`) turn it into `{ ok: false, reason
 * }`. What an archive refuses is one of them.
 */
export const Refused = FileRefused<ImportRefusal>;
