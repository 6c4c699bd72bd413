// The path of an export: pages of notes into a file, with the pictures they name.
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { findPlan } from "#features/flashcards/server/public.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { cardsCsv } from "../domain/csv-notes.ts";
import type { ImportedDeck, ImportedNote } from "../domain/imported.ts";
import { cardsJson } from "../domain/imported-json.ts";
import { toImportedOptions } from "../domain/imported-options.ts";
import type { FileKind, Transfer } from "../domain/wire-transfer.ts";
import { writeAnkiPackage } from "./anki/write-package.ts";
import type { ExportWork } from "./export-cards.ts";
import { exportNotes } from "./export-notes.ts";
import { MediaNames } from "./media-names.ts";
import { listNoteTypes } from "./queries-note-types.ts";
import { countNotes, NOTHING } from "./queries-transfer.ts";

export interface ExportTask extends ExportWork {
  kind: FileKind;
  /** Where the person is: the days of Anki are those of its clock. */
  timeZone: string;
  /** Throws when the person cancelled. */
  progress(done: number, total: number): Promise<void>;
}

const decksOf = ({ decks }: ExportWork): ImportedDeck[] =>
  decks.map(({ name, options }) => ({
    path: name.split("::"),
    description: "",
    options: toImportedOptions(options),
  }));

/** Writes the file at `path`; nothing is left there when it fails. */
export async function exportFile(
  services: Services,
  path: string,
  task: ExportTask,
): Promise<Transfer["counts"]> {
  const { db } = services;
  const ids = task.decks.map(({ id }) => id);
  const total = ids.length === 0 ? 0 : await db.asPerson(task.ownerId, (tx) => countNotes(tx, ids));
  const { weights } = await db.asPerson(task.ownerId, findPlan);
  const types = await db.asPerson(task.ownerId, listNoteTypes);
  const noteTypes = types.map(({ digest, definition }) => ({ key: digest, definition }));
  const counts = { ...NOTHING, decks: task.decks.length };
  const media = new MediaNames(services, task.ownerId);
  async function* notes() {
    if (ids.length === 0) return;
    for await (const batch of exportNotes(services, task, types)) {
      const named: ImportedNote[] = [];
      for (const note of batch) named.push(await media.name(note));
      counts.notes += named.length;
      counts.cards += named.reduce((sum, { cards }) => sum + cards.length, 0);
      counts.reviews += named
        .flatMap(({ cards }) => cards)
        .reduce((sum, { reviews }) => sum + reviews.length, 0);
      await task.progress(counts.notes, total);
      yield named;
    }
  }
  try {
    if (task.kind === "apkg" || task.kind === "colpkg")
      await writeAnkiPackage(
        path,
        { weights, decks: decksOf(task), noteTypes, notes: notes(), media: media.contents() },
        { now: services.now().getTime(), timeZone: task.timeZone },
      );
    else {
      const now = services.now().getTime();
      const skip = () => {
        counts.skipped += 1;
      };
      const pieces =
        task.kind === "csv"
          ? cardsCsv(notes(), ",", skip)
          : cardsJson({ decks: decksOf(task), noteTypes }, notes(), media.written(), now);
      await pipeline(Readable.from(pieces), createWriteStream(path, { mode: 0o600 }));
    }
    counts.media = media.count;
    return counts;
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}
