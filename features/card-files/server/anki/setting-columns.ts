// Columns that hold settings: JSON up to schema 11, Protocol Buffers after. What does not read is a
// damaged collection.
import type { z } from "zod";
import { DamagedMessage } from "./protobuf.ts";
import { Refused } from "./refusal.ts";

/** Reads a JSON column with its schema. */
export function readJsonColumn<T>(schema: z.ZodType<T>, text: unknown, column: string): T {
  try {
    return schema.parse(JSON.parse(String(text)));
  } catch (fault) {
    throw new Refused("corruptDatabase", column, { cause: fault });
  }
}

/** Runs a reading of Protocol Buffers. */
export function readingMessages<T>(table: string, read: () => T): T {
  try {
    return read();
  } catch (fault) {
    if (fault instanceof DamagedMessage)
      throw new Refused("corruptDatabase", table, { cause: fault });
    throw fault;
  }
}

export const bytesOf = (value: unknown): Uint8Array =>
  value instanceof Uint8Array ? value : new Uint8Array();
