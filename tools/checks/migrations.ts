// The committed migrations end where the declared tables are: a table changed without its migration
// would work in no database.
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { generateMigration, MIGRATIONS, sqlFiles } from "../migration/generate.ts";

// Inside the project: the generator takes its folder relative to it.
const draft = mkdtempSync(join("node_modules", ".migrations-"));
try {
  cpSync(MIGRATIONS, draft, { recursive: true });
  const before = new Set(sqlFiles(draft));
  process.exitCode = generateMigration(relative(".", draft), "missing", true);
  const added = sqlFiles(draft).filter((file) => !before.has(file));
  for (const file of added) {
    console.error(
      `Tables changed without a migration: npm run migration -- NAME\n${readFileSync(join(draft, file), "utf8")}`,
    );
    process.exitCode = 1;
  }
  if (process.exitCode === 0)
    console.log(`${before.size} migrations, ${basename(MIGRATIONS)} up to date`);
} finally {
  rmSync(draft, { recursive: true, force: true });
}
