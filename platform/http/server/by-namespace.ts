/** A room, as far as the wire knows it. */
interface Named {
  name: string;
  namespace?: string;
}

/** The name that the calls of a room bear on the wire, and its part of a person's export. */
export const namespaceOf = ({ name, namespace }: Named): string => namespace ?? name;

/**
 * What every room puts in a slot, by namespace: rooms that were cut from one go on bearing its
 * name. Throws when two of them give the same entry.
 */
export function byNamespace<Room extends Named, Entry>(
  rooms: readonly Room[],
  slot: (room: Room) => Readonly<Record<string, Entry>> | undefined,
): Record<string, Record<string, Entry>> {
  const all: Record<string, Record<string, Entry>> = {};
  for (const room of rooms) {
    const part = slot(room);
    if (!part) continue;
    const namespace = namespaceOf(room);
    const known = all[namespace] ?? {};
    const twice = Object.keys(part).find((key) => key in known);
    if (twice !== undefined) throw new Error(`${namespace}/${twice} is given by two rooms`);
    all[namespace] = { ...known, ...part };
  }
  return all;
}
