// The names that media have in a file on its way out. Our addresses become names, and what Anki
// wrote keeps the names it used.

import { mediaReferences, renameMedia } from "#features/flashcards/domain/public.ts";
import {
  listMedia,
  type MediumRow,
  mediumAddress,
  mediumId,
} from "#features/flashcards/server/public.ts";
import type { Services } from "#platform/feature/server/context.ts";
import type { ImportedMedia, ImportedNote } from "../domain/imported.ts";
import type { WrittenMedia } from "../domain/imported-json.ts";
import type { ExportedNote } from "./export-notes.ts";

/** Names that differ by case alone are one file on the disks of Windows and macOS. */
const folded = (name: string) => name.normalize("NFC").toLowerCase();

const given = (texts: readonly string[], names: ReadonlyMap<string, string>): string[] =>
  names.size === 0
    ? [...texts]
    : texts.map((text) => renameMedia(text, (name) => names.get(name) ?? null));

export class MediaNames {
  /** By address, the name it was first given. */
  private readonly names = new Map<string, string>();
  private readonly rows = new Map<string, MediumRow>();
  /** The medium of each name of the file: one may have several. */
  private readonly files = new Map<string, { name: string; row: MediumRow }>();
  private readonly services: Services;
  private readonly ownerId: string;

  constructor(services: Services, ownerId: string) {
    this.services = services;
    this.ownerId = ownerId;
  }

  get count() {
    return this.files.size;
  }

  /** The note with names for addresses. */
  async name({ media, ...note }: ExportedNote): Promise<ImportedNote> {
    const addresses = [note.question, note.answer, note.extra].flatMap(mediaReferences);
    if (note.occlusion) addresses.push(note.occlusion.image);
    const ids = addresses.flatMap((address) => mediumId(address) ?? []);
    await this.know([...ids, ...Object.values(media)]);
    // Those that Anki named come first: its fields are not touched for a name that is free.
    const renamed = this.namesOf(media);
    for (const id of ids) this.add(id);
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
      ...(note.anki ? { anki: { ...note.anki, fields: given(note.anki.fields, renamed) } } : {}),
    };
  }

  private async know(ids: readonly string[]) {
    const unknown = [...new Set(ids)].filter((id) => !this.rows.has(id));
    if (unknown.length === 0) return;
    const found = await this.services.db.asPerson(this.ownerId, (tx) => listMedia(tx, unknown));
    for (const row of found) this.rows.set(row.id, row);
  }

  /**
   * The names that these must change to, by the names they have: another medium may have taken one.
   */
  private namesOf(media: Readonly<Record<string, string>>): Map<string, string> {
    const changed = new Map<string, string>();
    for (const [name, id] of Object.entries(media)) {
      const free = this.add(id, name);
      if (free !== null && free !== name) changed.set(name, free);
    }
    return changed;
  }

  private add(id: string, wanted?: string): string | null {
    const row = this.rows.get(id);
    if (!row) return null;
    const address = mediumAddress(id);
    const known = this.names.get(address);
    if (known !== undefined && (wanted === undefined || wanted === known)) return known;
    const name = this.freeName(row, wanted ?? row.name);
    this.files.set(folded(name), { name, row });
    if (known === undefined) this.names.set(address, name);
    return name;
  }

  private freeName(row: MediumRow, wanted: string): string {
    const taken = this.files.get(folded(wanted));
    if (taken === undefined || (taken.row.id === row.id && taken.name === wanted)) return wanted;
    return `${row.id.slice(0, 8)}-${wanted}`;
  }

  async *written(): AsyncGenerator<WrittenMedia> {
    for await (const { name, bytes } of this.contents())
      yield { name, base64: Buffer.from(bytes).toString("base64") };
  }

  async *contents(): AsyncGenerator<Pick<ImportedMedia, "name" | "type" | "bytes">> {
    for (const { name, row } of this.files.values()) {
      const bytes = await this.services.files.get(row.key);
      if (bytes) yield { name, type: row.type as ImportedMedia["type"], bytes };
    }
  }
}
