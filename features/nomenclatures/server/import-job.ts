// An import that an administrator asked for, outside any request.
import { z } from "zod";
import type { Services } from "#platform/feature/server/context.ts";
import { defineJob } from "#platform/jobs/jobs.ts";
import { type Nomenclature, nomenclatureOf, type Refused, refused } from "../domain/official.ts";
import type { ImportState } from "../domain/wire-import.ts";
import { downloaded, isOfficial, type NotDownloaded } from "./download.ts";
import { type Imported, importNomenclature } from "./import-nomenclature.ts";
import { findImport, moveImport } from "./queries-imports.ts";
import { readFiles } from "./source-files.ts";

class Cancelled extends Error {}

/** A bar that moves four times a second is enough. */
const MOVES_EVERY = 250;
const input = z.object({ id: z.uuid() });
type Work = NonNullable<Awaited<ReturnType<typeof findImport>>>;

const workOf = ({ db }: Services, id: string) =>
  db.asSystem("official import", (tx) => findImport(tx, id));

type Change = Parameters<typeof moveImport>[3];
const move = ({ db }: Services, id: string, change: Change) =>
  db.asSystem("official import", (tx) => moveImport(tx, id, ["running"], change));

/** Notes how far it is; throws once it was cancelled. */
const progressOf = (services: Services, id: string) => {
  let moved = 0;
  return async (done: number, total: number) => {
    const moment = performance.now();
    if (done < total && moment - moved < MOVES_EVERY) return;
    moved = moment;
    if (!(await move(services, id, { done, total }))) throw new Cancelled();
  };
};

/** What was sent, or what stands at its addresses; the first refusal ends all. */
const filesOf = ({ files }: Services, work: Work, nomenclature: Nomenclature) =>
  work.addresses.length > 0
    ? downloaded(nomenclature, work.addresses, isOfficial)
    : readFiles(
        nomenclature,
        work.files.map(({ name, key }) => ({
          name,
          bytes: async () => (await files.get(key)) ?? refused("missing", name),
        })),
      );

async function bring(services: Services, work: Work): Promise<Imported | Refused | NotDownloaded> {
  const nomenclature = nomenclatureOf(work.source);
  if (nomenclature === null) return { ok: false, reason: "missing", what: work.source };
  const files = await filesOf(services, work, nomenclature);
  if ("ok" in files) return files;
  const progress = progressOf(services, work.id);
  return importNomenclature(services, { nomenclature, files, partial: work.partial, progress });
}

const ended = (result: Imported | Refused | NotDownloaded): Change => {
  if (!result.ok) return { status: "failed", refusal: result.reason, what: result.what };
  const status: ImportState["status"] = result.changed ? "done" : "unchanged";
  return { status, edition: result.edition };
};

export const dropFiles = async ({ files }: Services, work: Pick<Work, "files">) => {
  for (const { key } of work.files) await files.remove(key);
};

export const importJob = defineJob({
  name: "nomenclatures.import",
  input,
  async handle({ id }, services) {
    const work = await workOf(services, id);
    if (!work) return;
    try {
      // Cancelled before it began: only its files are left.
      if (work.status === "running") {
        const result = await bring(services, work);
        await move(services, id, { ...ended(result), endedAt: services.now() });
      }
    } catch (error) {
      // What it wrote answers nothing; the sweep removes it.
      if (!(error instanceof Cancelled)) throw error;
    }
    await dropFiles(services, work);
  },
  async gaveUp({ id }, services) {
    const work = await workOf(services, id);
    if (!work) return;
    const change = { status: "failed", refusal: "interrupted", endedAt: services.now() } as const;
    await move(services, id, change);
    await dropFiles(services, work);
  },
});
