/**
 * Why the device shows nothing of its own: it was never brought here, or the browser does not say.
 * Neither means that there is nothing on the server.
 */
export type Missing = "absent" | "unknown";

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
): Promise<Held> {
  let held: Held | null | undefined;
  try {
    held = await read();
  } catch {
    throw new NotCached("unknown");
  }
  if (held === null || held === undefined) throw new NotCached("absent");
  return held;
}
