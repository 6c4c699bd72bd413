// The path of an export: pages of notes into a file, with the pictures they name.
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Services } from "#platform/feature/server/context.ts";
import { cardsCsv } from "../domain/csv-notes.ts";
import type { ImportedDeck, ImportedMedia, ImportedNote } from "../domain/imported.ts";
import { cardsJson, type WrittenMedia } from "../domain/imported-json.ts";
import { toImportedOptions } from "../domain/imported-options.ts";
import { mediaReferences, renameMedia } from "../domain/media-references.ts";
import type { FileKind, Transfer } from "../domain/wire-manage.ts";
import { writeAnkiPackage } from "./anki/write-package.ts";
import { type ExportWork, exportNotes } from "./export-notes.ts";
import { mediumId } from "./media-store.ts";
import { findPlan } from "./queries.ts";
import { listMedia, type MediumRow } from "./queries-media.ts";
import { countNotes, NOTHING } from "./queries-transfer.ts";

export interface ExportTask extends ExportWork {
  kind: FileKind;
  /** Throws when the person cancelled. */
  progress(done: number, total: number): Promise<void>;
}

const decksOf = ({ decks }: ExportWork): ImportedDeck[] =>
  decks.map(({ name, options }) => ({ path: name.split("::"), description: "", options: toImportedOptions(options) }));

/** Writes the file at `path`; nothing is left there when it fails. */
export async function exportFile(services: Services, path: string, task: ExportTask): Promise<Transfer["counts"]> {
  const { db } = services;
  const ids = task.decks.map(({ id }) => id);
  const total = ids.length === 0 ? 0 : await db.asPerson(task.ownerId, (tx) => countNotes(tx, ids));
  const { weights } = await db.asPerson(task.ownerId, findPlan);
  const counts = { ...NOTHING, decks: task.decks.length };
  const media = new MediaNames(services, task.ownerId);
  async function* notes() {
    if (ids.length === 0) return;
    for await (const batch of exportNotes(services, task)) {
      const named: ImportedNote[] = [];
      for (const note of batch) named.push(await media.name(note));
      counts.notes += named.length;
      counts.cards += named.reduce((sum, { cards }) => sum + cards.length, 0);
      counts.reviews += named.flatMap(({ cards }) => cards).reduce((sum, { reviews }) => sum + reviews.length, 0);
      await task.progress(counts.notes, total);
      yield named;
    }
  }
  try {
    if (task.kind === "apkg" || task.kind === "colpkg")
      await writeAnkiPackage(
        path,
        { weights, decks: decksOf(task), notes: notes(), media: media.files() },
        { now: services.now().getTime() },
      );
    else {
      const now = services.now().getTime();
      const skip = () => {
        counts.skipped += 1;
      };
      const pieces =
        task.kind === "csv" ? cardsCsv(notes(), ",", skip) : cardsJson(decksOf(task), notes(), media.written(), now);
      await pipeline(Readable.from(pieces), createWriteStream(path, { mode: 0o600 }));
    }
    counts.media = media.count;
    return counts;
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** Names that differ by case alone are one file on the disks of Windows and macOS. */
const folded = (name: string) => name.normalize("NFC").toLowerCase();

/** Our addresses become names in the file; two media of one name get two. */
class MediaNames {
  private readonly names = new Map<string, string>();
  private readonly rows = new Map<string, MediumRow>();
  private readonly taken = new Set<string>();
  private readonly services: Services;
  private readonly ownerId: string;

  constructor(services: Services, ownerId: string) {
    this.services = services;
    this.ownerId = ownerId;
  }

  get count() {
    return this.rows.size;
  }

  async name(note: ImportedNote): Promise<ImportedNote> {
    const addresses = [note.question, note.answer, note.extra].flatMap(mediaReferences);
    if (note.occlusion) addresses.push(note.occlusion.image);
    const unknown = [...new Set(addresses)].flatMap((address) => {
      const id = mediumId(address);
      return id !== null && !this.rows.has(id) ? [id] : [];
    });
    if (unknown.length > 0)
      for (const row of await this.services.db.asPerson(this.ownerId, (tx) => listMedia(tx, unknown))) this.add(row);
    const rename = (address: string) => this.names.get(address) ?? null;
    return {
      ...note,
      question: renameMedia(note.question, rename),
      answer: renameMedia(note.answer, rename),
      extra: renameMedia(note.extra, rename),
      occlusion: note.occlusion && {
        ...note.occlusion,
        image: rename(note.occlusion.image) ?? note.occlusion.image,
      },
    };
  }

  private add(row: MediumRow) {
    const free = this.taken.has(folded(row.name)) ? `${row.id.slice(0, 8)}-${row.name}` : row.name;
    this.taken.add(folded(free));
    this.rows.set(row.id, { ...row, name: free });
    this.names.set(`/api/flashcards/media/${row.id}`, free);
  }

  async *written(): AsyncGenerator<WrittenMedia> {
    for await (const { name, bytes } of this.files()) yield { name, base64: Buffer.from(bytes).toString("base64") };
  }

  async *files(): AsyncGenerator<Pick<ImportedMedia, "name" | "type" | "bytes">> {
    for (const { key, name, type } of this.rows.values()) {
      const bytes = await this.services.files.get(key);
      if (bytes) yield { name, type: type as ImportedMedia["type"], bytes };
    }
  }
}
