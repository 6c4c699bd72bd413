// An import that somebody asked for, from its row to its end.
import type { Services } from "#platform/feature/server/context.ts";
import { nomenclatureOf, type Refused, refused, type SentFile } from "../domain/official.ts";
import type { ImportState } from "../domain/wire-import.ts";
import { type DownloadFailure, downloadAll, isOfficial } from "./download.ts";
import { type Imported, importNomenclature } from "./import-nomenclature.ts";
import { findImport, moveImport } from "./queries-imports.ts";

/** Somebody stopped it: what it wrote answers nothing, and the sweep removes it. */
export class Cancelled extends Error {}

/** A bar that moves four times a second is enough. */
const MOVES_EVERY = 250;
type Work = NonNullable<Awaited<ReturnType<typeof findImport>>>;

export const workOf = ({ db }: Services, id: string) =>
  db.asSystem("official import", (tx) => findImport(tx, id));

type Change = Parameters<typeof moveImport>[3];
export const moveRunning = ({ db }: Services, id: string, change: Change) =>
  db.asSystem("official import", (tx) => moveImport(tx, id, ["running"], change));

/** Notes how far it is; throws once it was cancelled. */
const progressOf = (services: Services, id: string) => {
  let moved = 0;
  return async (done: number, total: number) => {
    const moment = performance.now();
    if (done < total && moment - moved < MOVES_EVERY) return;
    moved = moment;
    if (!(await moveRunning(services, id, { done, total }))) throw new Cancelled();
  };
};

async function sentFiles({ files }: Services, sent: Work["files"]): Promise<SentFile[] | Refused> {
  const found: SentFile[] = [];
  for (const { name, key } of sent) {
    const bytes = await files.get(key);
    if (!bytes) return refused("missing", name);
    found.push({ name, bytes });
  }
  return found;
}

/** What was sent, or what stands at its addresses; the first refusal ends all. */
const filesOf = (services: Services, work: Work, allowed: (address: string) => boolean) =>
  work.addresses.length > 0
    ? downloadAll(work.addresses, allowed)
    : sentFiles(services, work.files);

export type ImportResult = Imported | Refused | DownloadFailure;

async function bring(
  services: Services,
  work: Work,
  allowed: (address: string) => boolean,
): Promise<ImportResult> {
  const nomenclature = nomenclatureOf(work.source);
  if (nomenclature === null) return { ok: false, reason: "missing", what: work.source };
  const files = await filesOf(services, work, allowed);
  if ("ok" in files) return files;
  const progress = progressOf(services, work.id);
  return importNomenclature(services, { nomenclature, files, partial: work.partial, progress });
}

const ended = (result: ImportResult): Change => {
  if (!result.ok) return { status: "failed", refusal: result.reason, what: result.what };
  const status: ImportState["status"] = result.changed ? "done" : "unchanged";
  return { status, edition: result.edition };
};

export const dropFiles = async ({ files }: Services, work: Pick<Work, "files">) => {
  for (const { key } of work.files) await files.remove(key);
};

/** `allowed` says which addresses may be asked. */
export async function runImport(
  services: Services,
  work: Work,
  allowed: (address: string) => boolean = isOfficial,
): Promise<ImportResult> {
  const result = await bring(services, work, allowed);
  await moveRunning(services, work.id, { ...ended(result), endedAt: services.now() });
  return result;
}
