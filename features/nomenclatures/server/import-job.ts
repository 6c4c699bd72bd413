// An import that an administrator asked for, outside any request.
import { z } from "zod";
import { defineJob } from "#platform/jobs/jobs.ts";
import { Cancelled, dropFiles, moveRunning, runImport, workOf } from "./run-import.ts";

export const importJob = defineJob({
  name: "nomenclatures.import",
  input: z.object({ id: z.uuid() }),
  async handle({ id }, services) {
    const work = await workOf(services, id);
    if (!work) return;
    try {
      // Cancelled before it began: only its files are left.
      if (work.status === "running") await runImport(services, work);
    } catch (error) {
      if (!(error instanceof Cancelled)) throw error;
    }
    await dropFiles(services, work);
  },
  async gaveUp({ id }, services) {
    const work = await workOf(services, id);
    if (!work) return;
    const change = { status: "failed", refusal: "interrupted", endedAt: services.now() } as const;
    await moveRunning(services, id, change);
    await dropFiles(services, work);
  },
});
