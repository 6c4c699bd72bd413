/**
 * Why the device shows nothing of its own: no pack brought it here, its page was never opened with
 * the network, it stays on the server, or the browser does not say. None means that there is nothing
 * on the server.
 */
export type Missing = "absent" | "unseen" | "server" | "unknown";

export class NotCached extends Error {
  readonly missing: Missing;
  constructor(missing: Missing) {
    super(missing);
    this.missing = missing;
  }
}

/**
 * Reads what the device holds. Throws `NotHeld` when it holds nothing, or when its storage refuses
 * to answer.
 */
export async function readCached<Held>(
  read: () => Promise<Held | null | undefined>,
  missing: Missing = "absent",
): Promise<Held> {
  let held: Held | null | undefined;
  try {
    held = await read();
  } catch {
    throw new NotCached("unknown");
  }
  if (held === null || held === undefined) throw new NotCached(missing);
  return held;
}
