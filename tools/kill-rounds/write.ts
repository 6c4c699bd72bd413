// A write, and what it promises once it was acknowledged.
import type { Person } from "./people.ts";

export interface Actors {
  /** Somebody of this round alone. */
  me: Person;
  admin: Person;
}

/** Looks, after the server came back, whether what was acknowledged is there. */
export type Look = () => Promise<boolean>;
/** Resolves once the server has acknowledged. Null: there was nothing to do for this person. */
export type Write = (actors: Actors) => Promise<Look | null>;

/** By procedure ("chat/send") or route ("PUT /api/me/avatar"). */
export type Writes = Readonly<Record<string, Write>>;

const turns = new Map<string, number>();
/** What has one value for the whole installation: only its last change can be looked for. */
export function last(name: string, look: Look): Look {
  const turn = (turns.get(name) ?? 0) + 1;
  turns.set(name, turn);
  return async () => turns.get(name) !== turn || look();
}
/** The value is about to change: whether it did is not known until the server says so. */
export const about = (name: string): void => void turns.set(name, (turns.get(name) ?? 0) + 1);
