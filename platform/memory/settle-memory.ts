import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Milliseconds after the start: whoever opened the browser with it is answered first. */
const LATER_MS = 1_000;

type Collect = (how: { type: "major"; execution: "sync"; flavor: "last-resort" }) => void;

/**
 * What reading the modules and the library left behind is given back at once, a third of the
 * memory: otherwise it stays until the first large collection, hours away on a quiet machine. It
 * takes a tenth of a second, once, of the thread that asks. Node offers the collector by this flag
 * only.
 */
export function settleMemory(): void {
  setTimeout(() => {
    setFlagsFromString("--expose-gc");
    (runInNewContext("gc") as Collect)({ type: "major", execution: "sync", flavor: "last-resort" });
  }, LATER_MS).unref();
}
