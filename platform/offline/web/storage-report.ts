// What the device holds, counted: the numbers of the offline page.
import { type PackSize, sizesByType } from "../cache-record.ts";
import { allRecords } from "./cache.ts";
import { media } from "./media.ts";
import { packs } from "./packs.ts";
import { bytesOf, MEDIA } from "./pocket-room.ts";
import { pocket } from "./pocket-store.ts";
import { shellBytes, workerStatus } from "./shell-files.ts";
import { packsSince, tookNothing } from "./warm-up-store.ts";

/** `empty`: fetched, and the person had nothing of it. `unknown`: the browser does not say. */
export type HoldingState = "held" | "empty" | "absent" | "unknown";

export interface Holding extends PackSize {
  id: string;
  state: HoldingState;
  /** Milliseconds since 1970; null when it was never fetched, or was deleted. */
  since: number | null;
  /** How many had no room. */
  left: number;
}

export interface StorageReport {
  /** The application's files: how many, and whether some are gone. */
  shell:
    | { files: number; missing: number; bytes: number; since: number | null }
    | "absent"
    | "unknown";
  packs: Holding[];
  /** Pictures and sounds of packs. */
  media: { files: number; bytes: number; left: number };
  /** Bytes, as the browser tells them; null when it does not. */
  used: number | null;
  quota: number | null;
  persisted: boolean;
  canPersist: boolean;
}

/** A worker that is there and silent says nothing of what it holds. */
const shellWithout = async (): Promise<"absent" | "unknown"> => {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  return registration?.active ? "unknown" : "absent";
};

function stateOf(id: string, records: number, readable: boolean): HoldingState {
  if (!readable) return "unknown";
  if (records > 0) return "held";
  return tookNothing(id) ? "empty" : "absent";
}

export async function readStorage(): Promise<StorageReport> {
  const [records, shell, pictures, status, estimate, persisted] = await Promise.all([
    allRecords().catch(() => null),
    shellBytes().catch(() => 0),
    media.held().catch(() => []),
    workerStatus(10_000),
    navigator.storage?.estimate?.().catch(() => null) ?? null,
    navigator.storage?.persisted?.().catch(() => false) ?? false,
  ]);
  const sizes = sizesByType(records ?? [], bytesOf);
  const since = packsSince();
  return {
    shell: status
      ? {
          files: status.files,
          missing: status.missing.length,
          bytes: shell,
          since: status.since,
        }
      : await shellWithout(),
    packs: packs().map(({ id, records: types }) => {
      const own = types.flatMap((type) => sizes.get(type) ?? []);
      const count = own.reduce((sum, size) => sum + size.records, 0);
      return {
        id,
        state: stateOf(id, count, records !== null),
        records: count,
        bytes: own.reduce((sum, size) => sum + size.bytes, 0),
        since: since[id] ?? null,
        left: pocket.left(id),
      };
    }),
    media: {
      files: pictures.length,
      bytes: pictures.reduce((sum, { bytes }) => sum + bytes, 0),
      left: pocket.left(MEDIA),
    },
    used: estimate?.usage ?? null,
    quota: estimate?.quota ?? null,
    persisted,
    canPersist: typeof navigator.storage?.persist === "function",
  };
}
