// Records of `sclepios-offline-cache` (specification §3 and §9): what they hold, when they expire,
// what is purged at start.

export const CACHE_NAME = "sclepios-offline-cache";
export const CACHE_VERSION = 1;

export interface CacheRecord {
  /** `${type}:${key}`: prefixed by its type. */
  id: string;
  type: string;
  data: unknown;
  /** Milliseconds since 1970. */
  lastAccessed: number;
  /**
   * Milliseconds since 1970 from which it is to be fetched again; null for what does not age. Older
   * than that it is shown all the same, with its date: an old card is worth more in the underground
   * than none.
   */
  expiresAt: number | null;
}

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
/** Records nobody opened for so long are purged at start. */
const UNUSED = 7 * DAY;
/** Records that a list gives unless told otherwise. */
export const LIST_LIMIT = 50;

export const recordId = (type: string, key: string): string => `${type}:${key}`;

/** `lifetime` in milliseconds; null for ever. */
export const makeRecord = (
  {
    type,
    key,
    data,
    lifetime,
  }: { type: string; key: string; data: unknown; lifetime: number | null },
  now: number,
): CacheRecord => ({
  id: recordId(type, key),
  type,
  data,
  lastAccessed: now,
  expiresAt: lifetime === null ? null : now + lifetime,
});

export const isExpired = ({ expiresAt }: CacheRecord, now: number): boolean =>
  expiresAt !== null && expiresAt <= now;

export const isPurged = (record: CacheRecord, now: number): boolean =>
  isExpired(record, now) || now - record.lastAccessed > UNUSED;

/**
 * Whether that a record is opened is to be written: once an hour, so that a thousand cards are not
 * written again each time they are read.
 */
export const isToNote = ({ lastAccessed }: CacheRecord, now: number): boolean =>
  now - lastAccessed >= HOUR;

/** The records of a list, last opened first. */
export const listed = (records: readonly CacheRecord[], limit = LIST_LIMIT): CacheRecord[] =>
  [...records]
    .sort((a, b) => b.lastAccessed - a.lastAccessed || (a.id < b.id ? -1 : 1))
    .slice(0, limit);

export interface PackSize {
  records: number;
  bytes: number;
}

/** What records weigh, by type: the length of their text, close to what the browser counts. */
export function sizesByType(
  records: readonly CacheRecord[],
  bytesOf: (text: string) => number,
): Map<string, PackSize> {
  const sizes = new Map<string, PackSize>();
  for (const record of records) {
    const size = sizes.get(record.type) ?? { records: 0, bytes: 0 };
    size.records += 1;
    size.bytes += bytesOf(JSON.stringify(record));
    sizes.set(record.type, size);
  }
  return sizes;
}
