// Ids for rows that are written by the thousand: each greater than the one before, so that indexes
// grow at their end.
import { randomFillSync } from "node:crypto";

let last = 0;
let count = 0;

// Asked for by the page: a call for each id is a tenth of the time of an import.
const page = Buffer.alloc(4096);
let used = page.length;

function eightBytes(): Buffer {
  if (used === page.length) {
    randomFillSync(page);
    used = 0;
  }
  used += 8;
  return page.subarray(used - 8, used);
}

/** A UUID of version 7 (RFC 9562): the time, a count within the millisecond, then chance. */
export function orderedId(now = Date.now()): string {
  if (now > last) [last, count] = [now, 0];
  // The count is full, or the clock went back: the time of the ids goes on alone.
  else if (++count > 0xfff) [last, count] = [last + 1, 0];
  const time = last.toString(16).padStart(12, "0");
  const chance = eightBytes();
  chance[0] = ((chance[0] ?? 0) & 0x3f) | 0x80;
  const rest = chance.toString("hex");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count.toString(16).padStart(3, "0")}-${rest.slice(0, 4)}-${rest.slice(4)}`;
}
