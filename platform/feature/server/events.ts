// What happened in one feature and others react to, in the same transaction.
import type { z } from "zod";
import type { Tx } from "#platform/db/database.ts";
import type { Services } from "./context.ts";

export interface EventType<S extends z.ZodType = z.ZodType> {
  name: string;
  payload: S;
}

export interface Listener {
  event: string;
  handle(payload: unknown, context: { tx: Tx; services: Services }): Promise<void>;
}

export interface Events {
  /** Runs every listener in `tx`: one that throws rolls the whole change back. */
  emit<S extends z.ZodType>(tx: Tx, event: EventType<S>, payload: z.output<S>): Promise<void>;
}

export const on = <S extends z.ZodType>(
  event: EventType<S>,
  handle: (payload: z.output<S>, context: { tx: Tx; services: Services }) => Promise<void>,
): Listener => ({
  event: event.name,
  handle: (payload, context) => handle(event.payload.parse(payload), context),
});

export function makeEvents(listeners: readonly Listener[], services: () => Services): Events {
  return {
    emit: async (tx, event, payload) => {
      for (const listener of listeners)
        if (listener.event === event.name) await listener.handle(payload, { tx, services: services() });
    },
  };
}
