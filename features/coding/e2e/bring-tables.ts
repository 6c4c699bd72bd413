// A small extract of the official tables, imported by the command that an administrator types.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { sclepios } from "#app/testing/cli-process.ts";
import { ACTS, CIM10, TARIFFS } from "#features/nomenclatures/testing/sources.ts";

/** The same files again change nothing. */
export async function bringTables(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "sclepios-tables-"));
  const env = { DATA_DIR: process.env.SCLEPIOS_E2E_DATA ?? "" };
  try {
    for (const { name, text } of [CIM10, ACTS, TARIFFS]) await writeFile(join(folder, name), text);
    for (const what of ["cim10", "ccam"]) {
      const { code, out, err } = await sclepios(["import", what, folder, "--partial"], { env });
      expect(code, out + err).toBe(0);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
