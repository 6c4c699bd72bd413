// The list of media of a package: which entry of the zip holds which file. JSON in legacy packages,
// MediaEntries in recent ones.
import { createHash } from "node:crypto";
import { z } from "zod";
import { mediaVerdict } from "#features/flashcards/server/public.ts";
import type { Archive } from "#platform/documents/server/archive.ts";
import type { collectWarnings, ImportedMedia } from "../../domain/imported.ts";
import type { PackageFormat } from "./collection-file.ts";
import type { PackageLimits } from "./limits.ts";
import { DamagedMessage, readMessage } from "./protobuf.ts";
import { Refused } from "./refusal.ts";

export interface MediaEntry {
  entry: string;
  name: string;
  /** SHA-1 that the package declares, hexadecimal; null in legacy packages. */
  sha1: string | null;
}

const MEDIA_LIST = "media";
const LIST_BYTES = 32 * 1024 * 1024;
const NAME_BYTES = 255;
const legacyList = z.record(z.string().regex(/^\d{1,9}$/), z.string());

/** Separators of any system, and characters that no file name holds. */
const isUnsafe = (name: string) =>
  /[/\\]/.test(name) || [...name].some((character) => character < " " || character === "\u007f");

function checkName(name: string): string {
  const normal = name.normalize("NFC");
  if (
    normal === "" ||
    normal === "." ||
    normal === ".." ||
    isUnsafe(normal) ||
    Buffer.byteLength(normal) > NAME_BYTES
  )
    throw new Refused("unsafeName", name);
  return normal;
}

/**
 * MediaEntry of import_export.proto: name 1, sha1 3, legacy_zip_filename 255. The place in the list
 * names the entry.
 */
function modernList(bytes: Buffer): MediaEntry[] {
  try {
    return readMessage(bytes)
      .messages(1)
      .map((entry, index) => ({
        entry: String(entry.number(255) ?? index),
        name: checkName(entry.text(1)),
        sha1: entry.bytes(3) ? Buffer.from(entry.bytes(3) ?? []).toString("hex") : null,
      }));
  } catch (fault) {
    if (fault instanceof DamagedMessage)
      throw new Refused("corruptArchive", MEDIA_LIST, { cause: fault });
    throw fault;
  }
}

function oldList(bytes: Buffer): MediaEntry[] {
  let list: unknown;
  try {
    list = JSON.parse(bytes.toString("utf8"));
  } catch (fault) {
    throw new Refused("corruptArchive", MEDIA_LIST, { cause: fault });
  }
  const read = legacyList.safeParse(list);
  if (!read.success) throw new Refused("corruptArchive", MEDIA_LIST, { cause: read.error });
  return Object.entries(read.data).map(([entry, name]) => ({
    entry,
    name: checkName(name),
    sha1: null,
  }));
}

export async function readMediaList(
  archive: Archive,
  format: PackageFormat,
  limits: PackageLimits,
  signal: AbortSignal | undefined,
): Promise<MediaEntry[]> {
  if (!archive.has(MEDIA_LIST)) return [];
  const zstd = format === "latest";
  const bytes = await archive.read(MEDIA_LIST, { most: LIST_BYTES, zstd, signal });
  const list = zstd ? modernList(bytes) : oldList(bytes);
  if (list.length > limits.entries) throw new Refused("tooManyEntries", `${list.length}`);
  const names = new Set<string>();
  for (const { name } of list) {
    if (names.has(name)) throw new Refused("duplicateName", name);
    names.add(name);
  }
  return list;
}

/**
 * One file, checked; null with a warning when it is missing, damaged, too large or of a kind that
 * is never served.
 */
export async function readMedia(
  archive: Archive,
  { entry, name, sha1 }: MediaEntry,
  options: { zstd: boolean; limits: PackageLimits; signal?: AbortSignal | undefined },
  warnings: ReturnType<typeof collectWarnings>,
): Promise<ImportedMedia | null> {
  if (!archive.has(entry)) {
    warnings.add("mediaMissing", name);
    return null;
  }
  let bytes: Buffer;
  try {
    bytes = await archive.read(entry, {
      most: options.limits.mediaFile,
      zstd: options.zstd,
      signal: options.signal,
    });
  } catch (fault) {
    if (!(fault instanceof Refused)) throw fault;
    warnings.add(fault.reason === "tooLarge" ? "mediaTooLarge" : "mediaDamaged", name);
    return null;
  }
  if (sha1 !== null && createHash("sha1").update(bytes).digest("hex") !== sha1) {
    warnings.add("mediaDamaged", name);
    return null;
  }
  const verdict = mediaVerdict(bytes);
  if (!verdict.ok) {
    warnings.add(verdict.reason, name);
    return null;
  }
  return {
    name,
    type: verdict.type,
    bytes,
    hash: createHash("sha256").update(bytes).digest("hex"),
  };
}
