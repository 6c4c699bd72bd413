import type { ArchiveLimits } from "#platform/documents/server/archive.ts";

export interface PackageLimits extends ArchiveLimits {
  /** Bytes of the collection alone, once unpacked. */
  collection: number;
  mediaFile: number;
  /** Bytes of the fields of one note. */
  note: number;
  notes: number;
  cards: number;
  cardsOfNote: number;
  reviews: number;
  reviewsOfCard: number;
}

const MB = 1024 * 1024;

/**
 * The largest decks that students share hold 40,000 notes and 3 GB of images; a database of text
 * packs 3 to 20 times.
 */
export const PACKAGE_LIMITS: PackageLimits = {
  archive: 1024 * MB,
  unpacked: 2048 * MB,
  collection: 512 * MB,
  entries: 100_000,
  ratio: 120,
  ratioFrom: 8 * MB,
  mediaFile: 32 * MB,
  note: MB,
  notes: 200_000,
  cards: 500_000,
  cardsOfNote: 1000,
  reviews: 3_000_000,
  reviewsOfCard: 20_000,
};
