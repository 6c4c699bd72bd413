import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const folder = resolve(process.env.SCLEPIOS_TEST_DATA ?? "test-data");

/**
 * A file of the public test data (see CONTRIBUTING.md), or null where it is missing: the test then
 * says that it skips.
 */
export function testData(path: string): Buffer | null {
  const file = join(folder, path);
  return existsSync(file) ? readFileSync(file) : null;
}
