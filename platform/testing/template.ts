import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { DURABLE_START } from "#platform/db/durable-fs.ts";
import { migrateWith } from "#platform/db/migrate.ts";

// In tests the disk is memory: no fsync, few buffers.
const startParams = [
  "--single",
  "-F",
  ...DURABLE_START.slice(1).map((part) => (part.startsWith("shared_buffers") ? "shared_buffers=8MB" : part)),
];

export const openTestPglite = (dataDir: string) =>
  PGlite.create({ dataDir, extensions: { unaccent, pg_trgm }, startParams });

export async function createTemplate(folder: string) {
  const client = await openTestPglite(folder);
  await migrateWith(client);
  await client.close();
}
