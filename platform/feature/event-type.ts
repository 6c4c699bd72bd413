import type { z } from "zod";

/** Declares an event, named `<feature>.<whatHappened>`, in the feature's `events.ts`. */
export const defineEvent = <S extends z.ZodType>(name: string, payload: S) => ({ name, payload });
