import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const COMPRESSIBLE = new Set([
  ".html",
  ".js",
  ".css",
  ".json",
  ".svg",
  ".txt",
  ".xml",
  ".webmanifest",
]);
/** Below this size, in bytes, headers weigh more than what is saved. */
const MIN_SIZE = 512;

const br = promisify(brotliCompress);
const gz = promisify(gzip);

export async function precompressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)));
  await Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      const body = await readFile(file);
      if (body.length < MIN_SIZE) return;
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      };
      await Promise.all([
        br(body, { params }).then((small) => writeFile(`${file}.br`, small)),
        gz(body, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
      ]);
    }),
  );
}

/**
 * Writes .br and .gz beside each text file, so that the server compresses nothing while it serves.
 * Goes last.
 */
export function precompress(folder: string): Plugin {
  return {
    name: "precompress",
    apply: "build",
    closeBundle: { order: "post", sequential: true, handler: () => precompressFolder(folder) },
  };
}
