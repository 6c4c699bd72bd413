// Finds the collection inside the package and lays it in a private temporary file, the only place
// where SQLite can read it.
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Archive } from "#platform/documents/server/archive.ts";
import type { PackageLimits } from "./limits.ts";
import { DamagedMessage, readMessage } from "./protobuf.ts";
import { Refused } from "./refusal.ts";

/**
 * legacy-1: collection.anki2 · legacy-2: collection.anki21 · latest: collection.anki21b, zstd and
 * Protocol Buffers.
 */
export type PackageFormat = "legacy-1" | "legacy-2" | "latest";

const FILES: Record<PackageFormat, string> = {
  "legacy-1": "collection.anki2",
  "legacy-2": "collection.anki21",
  latest: "collection.anki21b",
};
const FORMATS: readonly PackageFormat[] = ["latest", "legacy-2", "legacy-1"];
/** PackageMetadata.version of import_export.proto. */
const LATEST_VERSION = 3;
const META_BYTES = 1024;
/** What a workbook holds (ECMA-376, ISO/IEC 26300) and no package of Anki does. */
const WORKBOOK = ["xl/workbook.xml", "xl/workbook.bin", "content.xml"];

export interface CollectionFile {
  path: string;
  format: PackageFormat;
  remove(): Promise<void>;
}

async function declaredVersion(archive: Archive): Promise<number | null> {
  if (!archive.has("meta")) return null;
  try {
    return readMessage(await archive.read("meta", { most: META_BYTES, zstd: false })).number(1);
  } catch (fault) {
    if (fault instanceof DamagedMessage)
      throw new Refused("corruptArchive", "meta", { cause: fault });
    throw fault;
  }
}

/**
 * The newest collection inside: what stands beside it in an older form is a stub for older
 * programs.
 */
export async function layCollection(
  archive: Archive,
  limits: PackageLimits,
  {
    signal,
    temporary,
    onBytes,
  }: { signal: AbortSignal | undefined; temporary: string; onBytes(bytes: number): void },
): Promise<CollectionFile> {
  const version = await declaredVersion(archive);
  if (version !== null && version > LATEST_VERSION)
    throw new Refused("unsupportedVersion", `meta ${version}`);
  const format = FORMATS.find((candidate) => archive.has(FILES[candidate]));
  if (!format)
    throw new Refused(WORKBOOK.some((name) => archive.has(name)) ? "spreadsheet" : "noCollection");
  const folder = await mkdtemp(join(temporary, "sclepios-anki-"));
  const remove = () => rm(folder, { recursive: true, force: true });
  const path = join(folder, "collection.db");
  const packed = archive.sizeOf(FILES[format]);
  // Zip sees zstd's bytes as they are, so the ratio of that second packing is watched here.
  const most =
    format === "latest"
      ? Math.min(limits.collection, Math.max(limits.ratioFrom, packed * limits.ratio))
      : limits.collection;
  const bytes = archive.stream(FILES[format], { most, zstd: format === "latest", signal });
  try {
    await pipeline(
      Readable.from(
        (async function* () {
          for await (const chunk of bytes) {
            onBytes(chunk.length);
            yield chunk;
          }
        })(),
      ),
      createWriteStream(path, { mode: 0o600 }),
    );
  } catch (fault) {
    await remove();
    signal?.throwIfAborted();
    if (fault instanceof Refused && fault.reason === "tooLarge" && most < limits.collection)
      throw new Refused("suspiciousCompression", fault.detail, { cause: fault });
    throw fault;
  }
  return { path, format, remove };
}
