// Packages made for tests and for the bench: real ones through the writer, hostile ones built by
// hand.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import yazl from "yazl";
import type {
  ImportedCard,
  ImportedDeck,
  ImportedNote,
  ImportedReview,
} from "../domain/imported.ts";
import { newCard } from "../domain/imported.ts";
import { SCHEMA_11 } from "../server/anki/collection-schema.ts";
import { type PackageContent, writeAnkiPackage } from "../server/anki/write-package.ts";

const DAY = 86_400_000;
const BATCH = 500;
export const PACKAGE_NOW = Date.UTC(2026, 10, 21, 8);

/** The smallest picture there is: a transparent GIF of one pixel. */
export const ONE_PIXEL = Buffer.from(
  "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7",
  "base64",
);

export function aNote(over: Partial<ImportedNote> = {}): ImportedNote {
  return {
    guid: "note-1",
    kind: "basic",
    deck: ["Urgences"],
    question: "Question",
    answer: "Réponse",
    extra: "",
    tags: [],
    created: PACKAGE_NOW - 30 * DAY,
    occlusion: null,
    details: null,
    cards: [newCard(0, 1)],
    ...over,
  };
}

/** Notes without what a stay in a package adds: their rows there. */
export const withoutOrigin = (notes: readonly ImportedNote[]): ImportedNote[] =>
  notes.map((note) => {
    const { anki: _, ...rest } = note;
    const cards = note.cards.map((card) => {
      const { anki: __, ...plain } = card;
      return plain;
    });
    return { ...rest, cards };
  });

export function aDeck(over: Partial<ImportedDeck> = {}): ImportedDeck {
  return { path: ["Urgences"], description: "", options: null, ...over };
}

/** Bytes of a package with this content. */
export async function packageOf(
  content: Partial<PackageContent>,
  timeZone?: string,
): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), "sclepios-apkg-"));
  const path = join(folder, "made.apkg");
  try {
    await writeAnkiPackage(
      path,
      { decks: [], notes: [], media: [], ...content },
      { now: PACKAGE_NOW, timeZone },
    );
    return await readFile(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Bytes of a zip with these entries, whatever they are: the names and bytes a hostile package may
 * hold.
 */
export async function zipOf(
  entries: readonly { name: string; bytes: Uint8Array; mode?: number; compress?: boolean }[],
): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const { name, bytes, mode, compress = true } of entries)
    zip.addBuffer(Buffer.from(bytes), name, { compress, ...(mode === undefined ? {} : { mode }) });
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

function history(note: number, count: number): ImportedReview[] {
  return Array.from({ length: count }, (_, index): ImportedReview => {
    const rating = ([3, 3, 4, 1, 2] as const)[(note + index) % 5] ?? 3;
    return {
      // A distinct second for each note and a distinct day for each review.
      at: PACKAGE_NOW - 200 * DAY + index * 9 * DAY + note * 1000 + index,
      rating,
      durationMs: 3000 + ((note * 37) % 9000),
      kind: index === 0 ? "learning" : "review",
      intervalDays: index * 4 + 1,
    };
  });
}

function reviewed(note: number, ordinal: number, reviews: number): ImportedCard {
  if (reviews === 0) return newCard(ordinal, note);
  return {
    ...newCard(ordinal),
    state: "review",
    due: PACKAGE_NOW + (note % 60) * DAY,
    intervalDays: 1 + (note % 60),
    stability: 2 + (note % 90),
    difficulty: 1 + (note % 9),
    repetitions: reviews,
    lapses: note % 3,
    flag: note % 8,
    reviews: history(note * 2 + ordinal, reviews),
  };
}

const SENTENCE =
  "Texte d’une fiche de révision, de la longueur de ce que l’on écrit d’ordinaire sur une carte. ";

function generated(index: number): ImportedNote {
  const reviews = index % 10 === 0 ? 0 : 1 + (index % 5);
  const shared = {
    guid: `bench-${index}`,
    deck: ["Banc", `Paquet ${index % 12}`],
    tags: [`lot_${index % 40}`, "banc"],
    created: PACKAGE_NOW - 400 * DAY + index * 1000,
    extra: index % 3 === 0 ? `<i>Remarque ${index}</i>` : "",
  };
  if (index % 7 === 0)
    return aNote({
      ...shared,
      kind: "cloze",
      question: `${SENTENCE}Le nombre {{c1::${index}}} précède {{c2::${index + 1}::le suivant}}.`,
      answer: "",
      cards: [reviewed(index, 0, reviews), reviewed(index, 1, reviews)],
    });
  return aNote({
    ...shared,
    question: `<p>${SENTENCE}Question ${index} ?</p>`,
    answer: `<p>${SENTENCE}<b>Réponse ${index}</b></p>`,
    cards: [reviewed(index, 0, reviews)],
  });
}

/**
 * Batches of generated notes, the same for the same count: mostly basic, one in seven cloze, nine
 * in ten with a history.
 */
export function* generatedNotes(count: number): Generator<ImportedNote[], void, undefined> {
  for (let start = 0; start < count; start += BATCH)
    yield Array.from({ length: Math.min(BATCH, count - start) }, (_, offset) =>
      generated(start + offset),
    );
}

/** Writes a package of generated notes, for the bench. */
export async function writeGeneratedPackage(path: string, count: number): Promise<void> {
  await writeAnkiPackage(
    path,
    { decks: [], notes: generatedNotes(count), media: [] },
    { now: PACKAGE_NOW },
  );
}

/** Made by hand: the settings, one note, one card. Tests spoil it one way at a time. */
export const COL = `INSERT INTO col VALUES (1, 1600000000, 0, 0, 11, 0, 0, 0, '{}', '{"7":{"name":"B","flds":[{"name":"F","ord":0}],"tmpls":[{"ord":0,"qfmt":"{{F}}","afmt":"{{F}}"}]}}', '{}', '{}', '{}');`;
const NOTE = "INSERT INTO notes VALUES (5, 'g', 7, 0, 0, '', 'Question', '', 0, 0, '');";
export const CARD =
  "INSERT INTO cards VALUES (6, 5, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, '');";
export const MINIMAL_COLLECTION = SCHEMA_11 + COL + NOTE + CARD;

/** Bytes of the database that these statements make. */
export async function databaseOf(sql: string): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), "sclepios-database-"));
  const path = join(folder, "made.db");
  try {
    // Defensive off: some statements spoil the schema on purpose.
    const database = new DatabaseSync(path, { defensive: false });
    database.exec(sql);
    database.close();
    return await readFile(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
