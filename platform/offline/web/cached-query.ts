// A reading whose last answer stays on the device: without network, it is what the screen shows,
// with its date.
import { ORPCError } from "@orpc/client";
import { type QueryKey, queryOptions, useQuery } from "@tanstack/react-query";
import { session } from "#platform/auth/web/session.ts";
import { loadTexts } from "#platform/i18n/web/i18n.ts";
import { network } from "#platform/network/web/network-state.ts";
import { cache } from "./cache.ts";
import { NotCached, readCached } from "./not-cached.ts";

export interface Reading<Data> {
  data: Data;
  /** When the server gave it, if it is this device's copy. */
  keptAt: Date | null;
}

interface Kept<Data> {
  owner: string;
  data: Data;
  at: Date;
}

/** Of the record types of the specification: what a page showed. */
const TYPE = "page";
/** A server slower than this is as good as none. */
const PATIENCE = 6_000;
export const patient = (signal?: AbortSignal): AbortSignal =>
  AbortSignal.any([...(signal ? [signal] : []), AbortSignal.timeout(PATIENCE)]);

const SILENT = new Set([408, 502, 503, 504]);

/** The server answered, and the answer is no: an old figure would hide it. */
const answered = (error: unknown): boolean =>
  error instanceof ORPCError && !SILENT.has(error.status);

const readKept = <Data>(name: string): Promise<Kept<Data>> =>
  readCached(async () => {
    const kept = await cache.get<Kept<Data>>(TYPE, name);
    return kept?.owner === session.current()?.id ? kept : undefined;
  }, "unseen");

/** Of a page that keeps nothing: a server that is silent is told, an answer that is no is not. */
export const serverOnly = (error: unknown): NotCached | undefined =>
  error === null || answered(error) ? undefined : new NotCached("server");

/**
 * What the server says, or what this device holds when it does not answer: at once when it is known
 * to be away, for the person has waited enough. The server is asked all the same, and its answer
 * tells that it is back. `device` rejects when it holds nothing.
 */
export async function serverOrDevice<Data>(
  server: (signal: AbortSignal) => Promise<Data>,
  device: () => Promise<Data>,
  signal?: AbortSignal,
): Promise<Data> {
  const isAway = network.isAway();
  const asked = server(patient(signal));
  if (isAway) {
    asked.catch(() => {});
    const held = await device().catch(() => undefined);
    if (held !== undefined) return held;
  }
  try {
    return await asked;
  } catch (error) {
    if (signal?.aborted || answered(error)) throw error;
    return device();
  }
}

/**
 * Asks the server, and keeps what it says under `name`; the device's copy when it does not answer.
 * Throws `NotHeld` when neither has it.
 */
export const readOrCached = <Data>(
  name: string,
  signal: AbortSignal,
  read: (signal: AbortSignal) => Promise<Data>,
): Promise<Reading<Data>> =>
  serverOrDevice<Reading<Data>>(
    async (either) => {
      const data = await read(either);
      // The words that date a copy must be here before the network goes.
      void loadTexts("offline").catch(() => {});
      const owner = session.current()?.id;
      // A device that refuses to keep it shows it all the same.
      if (owner)
        await cache
          .put(TYPE, [{ key: name, data: { owner, data, at: new Date() } }], null)
          .catch(() => {});
      return { data, keptAt: null };
    },
    async () => {
      const { data, at } = await readKept<Data>(name);
      return { data, keptAt: at };
    },
    signal,
  );

/**
 * Asks the server; what a pack put on this device when it does not answer. Throws `NotHeld` when
 * neither has it.
 */
export const readOrPack = <Data>(
  signal: AbortSignal | undefined,
  read: (signal: AbortSignal) => Promise<Data>,
  held: () => Promise<{ data: Data; at: Date } | null>,
): Promise<Reading<Data>> =>
  serverOrDevice<Reading<Data>>(
    async (either) => ({ data: await read(either), keptAt: null }),
    async () => {
      const { data, at } = await readCached(held);
      return { data, keptAt: at };
    },
    signal,
  );

export const cachedOptions = <Data>(
  name: string,
  queryKey: QueryKey,
  read: (signal: AbortSignal) => Promise<Data>,
) =>
  queryOptions({
    queryKey: [...queryKey, "kept"],
    queryFn: ({ signal }) => readOrCached(name, signal, read),
    networkMode: "always",
    // It changes with what is done on other pages and other devices.
    staleTime: 0,
    refetchOnMount: "always",
    // The copy is the second try.
    retry: false,
  });

export const useCachedQuery = <Data>(
  ...[name, queryKey, read]: Parameters<typeof cachedOptions<Data>>
) => useQuery(cachedOptions(name, queryKey, read));
