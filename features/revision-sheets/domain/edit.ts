import { auditor, type Evidence } from "./evidence.ts";
import { bySection, SECTIONS } from "./sections.ts";
import type { Sections, WrittenSections } from "./wire.ts";

/**
 * What a sheet becomes by an edit: an untouched statement stays what it was; another one is the
 * person's, and its numbers are held against its sources like those of a model.
 */
export function edited(
  before: Sections,
  written: WrittenSections,
  evidence: readonly Evidence[],
): Sections {
  const known = new Map(
    Object.values(before).flatMap((all) => all.map((one) => [one.id, one] as const)),
  );
  const open = new Set(evidence.map(({ n }) => n));
  const taken = new Set<string>();
  const doubtsOf = auditor(evidence);
  return bySection((section) =>
    written[section].map(({ id, text, sources: given }) => {
      let own = id;
      for (let twin = 2; taken.has(own); twin++) own = `${id.slice(0, 36)}~${twin}`;
      taken.add(own);
      const sources = given.filter((n) => open.has(n));
      const old = known.get(id);
      if (old && old.text === text && String(old.sources) === String(sources))
        return { ...old, id: own };
      return { id: own, text, sources, by: "person" as const, doubts: doubtsOf(text, sources) };
    }),
  );
}

/** They say the same, statement by statement. */
export const sameSections = (a: Sections, b: Sections): boolean =>
  SECTIONS.every(
    (section) =>
      a[section].length === b[section].length &&
      a[section].every((one, place) => {
        const other = b[section][place];
        return (
          one.id === other?.id &&
          one.text === other.text &&
          String(one.sources) === String(other.sources)
        );
      }),
  );
