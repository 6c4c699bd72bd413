// Shelves that are kept read, as many as their bound allows: the one that served longest ago goes
// first, and one that is larger than the bound is read again each time.
import type { Candidate, Shelf } from "./shelf.ts";

export interface CachedShelves<T extends Candidate> {
  find: (key: string) => Shelf<T> | undefined;
  put: (key: string, shelf: Shelf<T>) => void;
  /** Characters of all that is cached. */
  size: () => number;
}

const sizeOf = ({ passages }: Shelf<Candidate>): number =>
  passages.reduce((sum, { heading, text }) => sum + heading.length + text.length, 0);

export function cachedShelves<T extends Candidate>(mostCharacters: number): CachedShelves<T> {
  const shelves = new Map<string, { shelf: Shelf<T>; size: number }>();
  const total = () => [...shelves.values()].reduce((sum, { size }) => sum + size, 0);
  return {
    size: total,
    find: (key) => {
      const known = shelves.get(key);
      if (!known) return undefined;
      // The last of a map is what was put there last.
      shelves.delete(key);
      shelves.set(key, known);
      return known.shelf;
    },
    put: (key, shelf) => {
      const size = sizeOf(shelf);
      shelves.delete(key);
      if (size > mostCharacters) return;
      for (const oldest of shelves.keys()) {
        if (total() + size <= mostCharacters) break;
        shelves.delete(oldest);
      }
      shelves.set(key, { shelf, size });
    },
  };
}
