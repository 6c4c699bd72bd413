import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { DURABLE_START } from "#platform/db/durable-fs.ts";
import type { Compiled } from "#platform/db/embedded-thread.ts";
import { migrateWith } from "#platform/db/migrate.ts";
import { openThread } from "#platform/db/thread-connection.ts";

// In tests the disk is memory: no fsync, few buffers.
const startParams = [
  "--single",
  "-F",
  ...DURABLE_START.slice(1).map((part) =>
    part.startsWith("shared_buffers") ? "shared_buffers=8MB" : part,
  ),
];

/** Node has it; the types of the server's program do not say so. */
const { WebAssembly: assembly } = globalThis as unknown as {
  WebAssembly: { compile(bytes: Uint8Array): Promise<Compiled["program"]> };
};
let compiling: Promise<Compiled> | undefined;

/**
 * Once a process, for all its test files: compiling takes longer than all the rest of an opening.
 */
async function compile(): Promise<Compiled> {
  // Asked in Node's older way: who sets the tests up is run by Vite, which does not know the newer
  // one.
  const folder = dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite"));
  const part = (name: string) => readFile(join(folder, name));
  const [program, files] = await Promise.all([part("pglite.wasm"), part("pglite.data")]);
  return { program: await assembly.compile(program), files: new Uint8Array(files) };
}

export async function openTestDatabase(folder: string) {
  compiling ??= compile();
  return openThread({ folder, startParams, compiled: await compiling });
}

export async function createTemplate(folder: string) {
  const connection = await openTestDatabase(folder);
  await connection.alone(migrateWith);
  await connection.close();
}
