// Writes an .apkg in the form called legacy-2: read by Anki since 2.1, AnkiDroid and AnkiMobile,
// and by programs that know neither zstd nor Protocol Buffers.
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import yazl from "yazl";
import type { AnkiType } from "#features/flashcards/domain/public.ts";
import {
  type ImportedDeck,
  type ImportedMedia,
  type ImportedNote,
  newCard,
} from "../../domain/imported.ts";
import { type WriteOptions, writeCollection } from "./write-collection.ts";

/** PackageMetadata { version: LEGACY_2 } of import_export.proto. */
const META = Buffer.from([0x08, 0x02]);
const STUB = "Please update to the latest Anki version, then import the .colpkg/.apkg file again.";

export interface PackageContent {
  /** Of FSRS, the person's own; null for the published ones. */
  weights?: readonly number[] | null | undefined;
  decks: readonly ImportedDeck[];
  /** Types that notes of Anki came with, by the key that the notes name. */
  noteTypes?: readonly AnkiType[] | undefined;
  /** Batches, so that ten thousand notes are never in memory at once. */
  notes: AsyncIterable<readonly ImportedNote[]> | Iterable<readonly ImportedNote[]>;
  media:
    | AsyncIterable<Pick<ImportedMedia, "name" | "type" | "bytes">>
    | Iterable<Pick<ImportedMedia, "name" | "type" | "bytes">>;
}

/** What Anki 2.0 finds in such a package: one note that asks to update. */
const stubNote = (now: number): ImportedNote => ({
  guid: "sclepios-stub",
  kind: "basic",
  deck: ["Default"],
  question: STUB,
  answer: "",
  extra: "",
  tags: [],
  created: now,
  occlusion: null,
  details: null,
  cards: [newCard(0)],
});

/** Already packed: packing them again costs time and saves nothing. */
const isPacked = (type: ImportedMedia["type"]) => type !== "image/svg+xml" && type !== "audio/wav";

/** Writes the package at `path`. Aborted, it throws the signal's reason and leaves no file. */
export async function writeAnkiPackage(
  path: string,
  content: PackageContent,
  options: WriteOptions,
): Promise<void> {
  const { now, signal } = options;
  const folder = await mkdtemp(join(tmpdir(), "sclepios-anki-"));
  try {
    const collection = join(folder, "collection.anki21");
    const stub = join(folder, "collection.anki2");
    const { decks, notes, weights, noteTypes } = content;
    await writeCollection(collection, decks, notes, { ...options, weights, noteTypes });
    await writeCollection(stub, [], [[stubNote(now)]], { now });
    const zip = new yazl.ZipFile();
    const mtime = new Date(now);
    const written = pipeline(
      zip.outputStream,
      createWriteStream(path, { mode: 0o600 }),
      signal ? { signal } : {},
    );
    // Awaited below; a fault while media are read must not leave it unheard.
    written.catch(() => {});
    zip.addBuffer(META, "meta", { mtime, compress: false });
    zip.addFile(collection, "collection.anki21", { mtime });
    zip.addFile(stub, "collection.anki2", { mtime });
    const names: Record<string, string> = {};
    let index = 0;
    for await (const { name, type, bytes } of content.media) {
      signal?.throwIfAborted();
      const entry = String(index++);
      names[entry] = name.normalize("NFC");
      const stream = Readable.from([Buffer.from(bytes)]);
      zip.addReadStream(stream, entry, { mtime, compress: !isPacked(type), size: bytes.length });
      // One medium in memory at a time; a disk that is full ends the wait.
      await Promise.race([once(stream, "end"), written]);
    }
    zip.addBuffer(Buffer.from(JSON.stringify(names)), "media", { mtime });
    zip.end();
    await written;
  } catch (fault) {
    await rm(path, { force: true });
    throw fault;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
