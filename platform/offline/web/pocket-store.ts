// The size that the person gives to what is kept for no network, and what had no room in it.
import { useSyncExternalStore } from "react";
import { pocketMegabytes } from "#platform/ui/device-preference.ts";

const LEFT = "offline-packs-left";

const read = (name: string): string | null => {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
};
const write = (name: string, value: string): void => {
  try {
    localStorage.setItem(name, value);
  } catch {
    // full: it is counted again at the next download
  }
};

const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};

const leftOf = (): Record<string, number> => {
  try {
    return JSON.parse(read(LEFT) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
};

export const pocket = {
  /** Bytes; the application's own files are not counted. */
  limit: (): number => Number(pocketMegabytes.read()) * 1e6,
  /** How many things of a pack, or of its media, have no room here. */
  left: (id: string): number => leftOf()[id] ?? 0,
  noteLeft(id: string, count: number): void {
    const { [id]: _, ...others } = leftOf();
    write(LEFT, JSON.stringify(count === 0 ? others : { ...others, [id]: count }));
    tell();
  },
  allLeft: (): number => Object.values(leftOf()).reduce((sum, count) => sum + count, 0),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

export const usePocketLeft = (): number => useSyncExternalStore(pocket.subscribe, pocket.allLeft);
