// The last conversations that this device holds, to be read without network.
import { ORPCError } from "@orpc/client";
import { cache } from "#platform/offline/web/cache.ts";
import type { OfflinePack } from "#platform/offline/web/offline-work.ts";
import { bytesOf } from "#platform/offline/web/pocket-room.ts";
import { packsSince, warmUp } from "#platform/offline/web/warm-up-store.ts";
import type { Conversation } from "../../domain/message.ts";
import { client } from "../api.ts";
import type { Opened } from "../cached-messages.ts";
import { toHold } from "./to-hold.ts";

const PACK = "conversations";
const TYPE = "conversation";
/** How many of the list are looked at for the last ones: those that are pinned come first in it. */
const LISTED = 100;
/** Bytes that are written beside each: its key, its rank, its dates. */
const BESIDE = 250;
/** Milliseconds after which a server that says nothing is as good as none, when a copy is here. */
const PATIENCE = 6_000;

interface Held {
  opened: Opened;
  /** When the server said it, milliseconds since 1970. */
  at: number;
  /** Its rank among the last ones; the one on screen is before them all. */
  place: number;
}

/** What the device shows, with the day it was read. */
export type Shown = Opened & { keptAt?: Date };

/**
 * By difference: a conversation that did not change is not fetched again, nor one more once the
 * room is taken.
 */
export const warmConversations: OfflinePack["warm"] = async (tools) => {
  const { cache: store, signal, step } = tools;
  const before = new Map(
    (await store.list<Held>(TYPE)).map((held): [string, Held] => [held.opened.id, held]),
  );
  const listed = toHold.lastOf(await client.list({ limit: LISTED }, { signal }));
  const bag = toHold.bag(await tools.room(TYPE));
  const entries: { key: string; data: Held }[] = [];
  let gone = 0;
  for (const [index, one] of listed.entries()) {
    const held = before.get(one.id);
    if (!bag.full()) {
      const same = held && toHold.isCurrent(held.opened, one);
      const opened = same ? held.opened : await openIfThere(one.id, signal);
      if (!opened) gone += 1;
      else if (bag.takes(sizeOf(opened)))
        entries.push({ key: one.id, data: { opened, at: Date.now(), place: entries.length } });
    }
    step(index + 1, listed.length);
  }
  await store.replace(TYPE, entries, null);
  tools.left(listed.length - entries.length - gone);
  if (listed.length === 0) step(1, 1);
};

/** Bytes of a record. */
const sizeOf = (opened: Opened): number => bytesOf(JSON.stringify(opened)) + BESIDE;

/** Null for one that was deleted since it was listed. */
const openIfThere = (id: string, signal: AbortSignal): Promise<Opened | null> =>
  client.open({ id }, { signal }).catch((error: unknown) => {
    if (error instanceof ORPCError && error.code === "NOT_FOUND") return null;
    throw error;
  });

/** What is on screen is what the device holds next: an answer that has just ended is in it. */
export async function holdShown(opened: Shown): Promise<void> {
  if (opened.keptAt || toHold.isWriting(opened)) return;
  if (!warmUp.auto() || packsSince()[PACK] === undefined) return;
  const held: Held = { opened, at: Date.now(), place: -1 };
  if (!toHold.bag().takes(sizeOf(opened))) return;
  await cache.put(TYPE, [{ key: opened.id, data: held }], null);
}

/** The server answered, and the answer is no: an old copy would hide it. */
const answered = (error: unknown): boolean =>
  error instanceof ORPCError && ![408, 502, 503, 504].includes(error.status);

/**
 * A conversation as the server has it; as this device holds it, with its date, when the server does
 * not answer. Throws what the transport threw when the device does not hold it.
 */
export async function readConversation(id: string, signal: AbortSignal): Promise<Shown> {
  const held = await cache.get<Held>(TYPE, id).catch(() => undefined);
  const patience = held ? AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]) : signal;
  try {
    return await client.open({ id }, { signal: patience });
  } catch (error) {
    if (!held || signal.aborted || answered(error)) throw error;
    return { ...toHold.ended(held.opened), keptAt: new Date(held.at) };
  }
}

/** Every conversation that is here, with its messages. */
export async function conversationsOpen(): Promise<boolean> {
  const held = await cache.list<Held>(TYPE);
  return held.every(({ opened }) => toHold.ended(opened).messages.length > 0);
}

export interface CachedList {
  conversations: Conversation[];
  /** When the oldest of them was read. */
  since: Date;
}

/** Those of this device, pinned first then latest first; null when it holds none. */
export async function cachedConversations(): Promise<CachedList | null> {
  const held = await cache.list<Held>(TYPE);
  if (held.length === 0) return null;
  return {
    conversations: held
      .map(({ opened }): Conversation => {
        const { messages: _, ...conversation } = opened;
        return conversation;
      })
      .sort(
        (a, b) =>
          Number(b.pinned) - Number(a.pinned) || b.updatedAt.getTime() - a.updatedAt.getTime(),
      ),
    since: new Date(Math.min(...held.map(({ at }) => at))),
  };
}
