// Opens a zip that nobody vouches for. Everything that can be judged from its directory is judged
// before a byte is unpacked; sizes are counted again while unpacking, because a directory can lie.
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { crc32, createZstdDecompress } from "node:zlib";
import { type Entry, fromBufferPromise, openPromise, type ZipFile } from "yauzl";
import { type ArchiveRefusal, FileRefused } from "./file-refused.ts";

export interface ArchiveLimits {
  /** Bytes of the file as received. */
  archive: number;
  /** Bytes of everything once unpacked. */
  unpacked: number;
  entries: number;
  /**
   * Unpacked over packed, looked at from `ratioFrom` bytes on: small texts compress well without
   * malice.
   */
  ratio: number;
  ratioFrom: number;
}

export type ArchiveSource = { path: string } | { bytes: Uint8Array };

export interface Archive {
  has(name: string): boolean;
  sizeOf(name: string): number;
  names(): string[];
  /** The entry's bytes, unpacked by zip and, when `zstd`, once more. Refuses past `most` bytes. */
  stream(
    name: string,
    options: { most: number; zstd: boolean; signal?: AbortSignal | undefined },
  ): AsyncIterable<Buffer>;
  read(
    name: string,
    options: { most: number; zstd: boolean; signal?: AbortSignal | undefined },
  ): Promise<Buffer>;
  close(): void;
}

const SYMBOLIC_LINK = 0o120000;
const FILE_KIND = 0o170000;
const ZIP_HEAD = "PK\u0003\u0004";
/**
 * Fixed part of a local header; names and extras come on top, so two honest entries are never
 * closer than this.
 */
const LOCAL_HEADER = 30;
const STORED = 0;
const DEFLATED = 8;

async function openZip(
  source: ArchiveSource,
  limits: ArchiveLimits,
): Promise<{ zip: ZipFile; size: number }> {
  // autoClose off: entries are read long after the directory.
  const options = {
    autoClose: false,
    lazyEntries: true,
    validateEntrySizes: true,
    strictFileNames: true,
  } as const;
  const zip =
    "path" in source
      ? await openPromise(source.path, options)
      : await fromBufferPromise(
          Buffer.from(source.bytes.buffer, source.bytes.byteOffset, source.bytes.byteLength),
          options,
        );
  if (zip.fileSize > limits.archive) {
    zip.close();
    throw new FileRefused("tooLarge", `${zip.fileSize}`);
  }
  return { zip, size: zip.fileSize };
}

function judge(entry: Entry, limits: ArchiveLimits) {
  if (entry.isEncrypted()) throw new FileRefused("encrypted", entry.fileName);
  if (((entry.externalFileAttributes >>> 16) & FILE_KIND) === SYMBOLIC_LINK)
    throw new FileRefused("symbolicLink", entry.fileName);
  if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED)
    throw new FileRefused("unsupportedVersion", entry.fileName);
  if (
    entry.uncompressedSize > limits.ratioFrom &&
    entry.uncompressedSize > entry.compressedSize * limits.ratio
  )
    throw new FileRefused("suspiciousCompression", entry.fileName);
}

/**
 * Entries that overlap let one kilobyte be unpacked a thousand times (Fifield 2019, "A better zip
 * bomb").
 */
function refuseOverlaps(entries: readonly Entry[]) {
  const inOrder = [...entries].sort(
    (a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader,
  );
  let end = 0;
  for (const entry of inOrder) {
    if (entry.relativeOffsetOfLocalHeader < end)
      throw new FileRefused("suspiciousCompression", entry.fileName);
    end = entry.relativeOffsetOfLocalHeader + LOCAL_HEADER + entry.compressedSize;
  }
}

async function readDirectory(zip: ZipFile, limits: ArchiveLimits): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  if (zip.entryCount > limits.entries) throw new FileRefused("tooManyEntries", `${zip.entryCount}`);
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith("/")) continue;
    judge(entry, limits);
    unpacked += entry.uncompressedSize;
    if (unpacked > limits.unpacked) throw new FileRefused("tooLarge", `${unpacked}`);
    if (entries.has(entry.fileName)) throw new FileRefused("duplicateName", entry.fileName);
    entries.set(entry.fileName, entry);
  }
  refuseOverlaps([...entries.values()]);
  return entries;
}

/** yauzl tells faults by sentences only. */
function reasonOf(fault: unknown): FileRefused {
  if (fault instanceof FileRefused) return fault;
  const message = fault instanceof Error ? fault.message : String(fault);
  const refused = (reason: ArchiveRefusal) => new FileRefused(reason, message, { cause: fault });
  if (/invalid characters in fileName|absolute path|invalid relative path/i.test(message))
    return refused("unsafeName");
  if (/end of central directory record signature not found/i.test(message))
    return refused("notAPackage");
  if (/too many bytes in the stream/i.test(message)) return refused("suspiciousCompression");
  if (/unexpected EOF|unexpected end of file/i.test(message)) return refused("truncated");
  return refused("corruptArchive");
}

async function startsLikeZip(source: ArchiveSource): Promise<boolean> {
  if ("bytes" in source)
    return Buffer.from(source.bytes.subarray(0, 4)).toString("latin1") === ZIP_HEAD;
  const { open } = await import("node:fs/promises");
  const file = await open(source.path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.toString("latin1", 0, bytesRead) === ZIP_HEAD;
  } finally {
    await file.close();
  }
}

/** The checksum that zip keeps for each entry; yauzl leaves it to its caller. */
async function* verified(packed: Readable, entry: Entry): AsyncGenerator<Buffer, void, undefined> {
  let checksum = 0;
  for await (const chunk of packed as AsyncIterable<Buffer>) {
    checksum = crc32(chunk, checksum);
    yield chunk;
  }
  if (checksum !== entry.crc32) throw new FileRefused("corruptArchive", entry.fileName);
}

async function* counted(chunks: AsyncIterable<Buffer>, most: number, signal?: AbortSignal) {
  let total = 0;
  for await (const chunk of chunks) {
    signal?.throwIfAborted();
    total += chunk.length;
    if (total > most) throw new FileRefused("tooLarge", `${total}`);
    yield chunk;
  }
}

export async function openArchive(source: ArchiveSource, limits: ArchiveLimits): Promise<Archive> {
  let zip: ZipFile | null = null;
  let entries: Map<string, Entry>;
  try {
    zip = (await openZip(source, limits)).zip;
    entries = await readDirectory(zip, limits);
  } catch (fault) {
    zip?.close();
    const refused = reasonOf(fault);
    if (refused.reason === "notAPackage" && (await startsLikeZip(source)))
      throw new FileRefused("truncated", refused.detail, { cause: fault });
    throw refused;
  }
  const opened = zip;

  async function* stream(
    name: string,
    { most, zstd, signal }: { most: number; zstd: boolean; signal?: AbortSignal | undefined },
  ) {
    const entry = entries.get(name);
    if (!entry) throw new FileRefused("corruptArchive", name);
    signal?.throwIfAborted();
    try {
      const packed = verified(await opened.openReadStreamPromise(entry), entry);
      if (!zstd) {
        yield* counted(packed, most, signal);
        return;
      }
      const unpacked = createZstdDecompress();
      // A fault on the way in ends the way out: it is heard there.
      const feeding = pipeline(packed, unpacked);
      feeding.catch(() => {});
      try {
        yield* counted(unpacked, most, signal);
      } finally {
        unpacked.destroy();
      }
      await feeding;
    } catch (fault) {
      signal?.throwIfAborted();
      throw reasonOf(fault);
    }
  }

  return {
    has: (name) => entries.has(name),
    sizeOf: (name) => entries.get(name)?.uncompressedSize ?? 0,
    names: () => [...entries.keys()],
    stream,
    async read(name, options) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream(name, options)) chunks.push(chunk);
      return Buffer.concat(chunks);
    },
    close: () => opened.close(),
  };
}
