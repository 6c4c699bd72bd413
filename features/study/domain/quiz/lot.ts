// A lot that words decide: the same words give the same order on every machine.

/** FNV-1a, mixed. */
function numberOf(words: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < words.length; at += 1)
    hash = Math.imul(hash ^ words.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The same things in an order that `seed` and what each is called decide. */
export function drawn<T>(things: readonly T[], seed: string, nameOf: (thing: T) => string): T[] {
  return things
    .map((thing) => ({ thing, name: nameOf(thing) }))
    .map(({ thing, name }) => ({ thing, name, place: numberOf(`${seed} ${name}`) }))
    .sort((a, b) => a.place - b.place || (a.name < b.name ? -1 : 1))
    .map(({ thing }) => thing);
}
