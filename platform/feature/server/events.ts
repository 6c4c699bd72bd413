// What happened in one feature and others react to, in the same transaction.
import type { z } from "zod";
import type { Tx } from "#platform/db/database.ts";
import type { Services } from "./context.ts";

export interface EventType<S extends z.ZodType = z.ZodType> {
  name: string;
  payload: S;
}

interface Telling {
  tx: Tx;
  services: Services;
}

export interface Listener {
  event: string;
  handle(payloads: readonly unknown[], telling: Telling): Promise<void>;
}

export interface Events {
  /** Runs every listener in `tx`: one that throws rolls the whole change back. */
  emit<S extends z.ZodType>(tx: Tx, event: EventType<S>, payload: z.output<S>): Promise<void>;
  /**
   * The same for what happened many times at once, such as what a device sends after a day without
   * network.
   */
  emitAll<S extends z.ZodType>(
    tx: Tx,
    event: EventType<S>,
    payloads: readonly z.output<S>[],
  ): Promise<void>;
}

export const on = <S extends z.ZodType>(
  event: EventType<S>,
  handle: (payload: z.output<S>, telling: Telling) => Promise<void>,
): Listener => ({
  event: event.name,
  async handle(payloads, telling) {
    for (const payload of payloads) await handle(event.payload.parse(payload), telling);
  },
});

/** Takes all that is told at once, for who would otherwise ask the database as many times. */
export const onAll = <S extends z.ZodType>(
  event: EventType<S>,
  handle: (payloads: readonly z.output<S>[], telling: Telling) => Promise<void>,
): Listener => ({
  event: event.name,
  handle: (payloads, telling) =>
    handle(
      payloads.map((payload) => event.payload.parse(payload)),
      telling,
    ),
});

export function makeEvents(listeners: readonly Listener[], services: () => Services): Events {
  const emitAll: Events["emitAll"] = async (tx, event, payloads) => {
    if (payloads.length === 0) return;
    for (const listener of listeners)
      if (listener.event === event.name)
        await listener.handle(payloads, { tx, services: services() });
  };
  return { emitAll, emit: (tx, event, payload) => emitAll(tx, event, [payload]) };
}
