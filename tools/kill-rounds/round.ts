// One round: people write until the server is killed; what was acknowledged is looked for once it
// is back.
import { setTimeout as wait } from "node:timers/promises";
import { WRITES } from "./all-writes.ts";
import { Busy, Cut, newPerson, type Person, Refused } from "./people.ts";
import type { Look } from "./write.ts";

export interface Receipt {
  name: string;
  look: Look;
}

export interface Tally {
  acknowledged: Map<string, number>;
  kept: Receipt[];
  /** Answers that are neither an acknowledgement nor a cut connection. */
  refused: string[];
}
export const newTally = (): Tally => ({ acknowledged: new Map(), kept: [], refused: [] });

/**
 * Somebody new goes through every write, from another place in the list each time; then somebody
 * else does.
 */
export async function work(admin: Person, tally: Tally, from: number): Promise<void> {
  const names = Object.keys(WRITES);
  try {
    for (let at = from % names.length; ; ) {
      const me = await newPerson().catch((error: unknown) => note(error, tally));
      if (!me) continue;
      for (let n = 0; n < names.length; n++, at = (at + 1) % names.length)
        await writeOne(names[at] ?? "", { me, admin }, tally);
    }
  } catch (error) {
    if (!(error instanceof Cut)) throw error;
  }
}

async function writeOne(name: string, actors: { me: Person; admin: Person }, tally: Tally) {
  try {
    const look = await WRITES[name]?.(actors);
    if (!look) return;
    tally.acknowledged.set(name, (tally.acknowledged.get(name) ?? 0) + 1);
    tally.kept.push({ name, look });
  } catch (error) {
    note(error, tally);
  }
}

/** A busy server may tell people to come back; what it never said yes to is not looked for. */
function note(error: unknown, tally: Tally): null {
  if (!(error instanceof Refused)) throw error;
  tally.refused.push(error.message);
  return null;
}

const AT_ONCE = 4;
/** What a busy server was asked is asked again, a second later each time. */
const LOOKS = 60;

async function looked(look: Look, left = LOOKS): Promise<boolean | string> {
  try {
    return await look();
  } catch (error) {
    if (!(error instanceof Busy) || left === 0) return (error as Error).message;
  }
  await wait(1_000);
  return looked(look, left - 1);
}

/** Names of what is not there, with what was said instead. */
export async function missing(kept: readonly Receipt[]): Promise<string[]> {
  const lost: string[] = [];
  const queue = [...kept];
  const one = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { name, look } = next;
      const found = await looked(look);
      if (found !== true) lost.push(found === false ? name : `${name}: ${found}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return lost;
}
