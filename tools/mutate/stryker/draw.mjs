// Which mutants are tried: the `size` first of all, in an order made from the
// seed and from each mutant itself, so that a change elsewhere does not draw others.
import { createHash } from "node:crypto";
import { relative } from "node:path";

/**
 * @param {readonly { id: string, fileName: string, replacement: string, location: { start: object, end: object } }[]} mutants
 * @param {{ seed: number, size: number }} wanted
 * @returns {Set<string>} ids
 */
export function draw(mutants, { seed, size }) {
  const rank = ({ fileName, location, replacement }) =>
    createHash("sha256")
      .update(
        JSON.stringify([
          seed,
          relative(process.cwd(), fileName).replaceAll("\\", "/"),
          location.start,
          location.end,
          replacement,
        ]),
      )
      .digest("hex");
  const ranked = mutants.map((mutant) => ({ id: mutant.id, rank: rank(mutant) }));
  ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1));
  return new Set(ranked.slice(0, size).map(({ id }) => id));
}
