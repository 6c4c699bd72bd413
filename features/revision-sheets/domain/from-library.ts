// A sheet without a model: the passages of the library, word for word, each with its number.
import { SECTIONS as LIBRARY_SECTIONS, type Section as LibrarySection } from "#features/guidelines/domain/sheet.ts";
import type { Passage } from "#platform/ai/toolbox.ts";
import type { Evidence } from "./evidence.ts";
import { MOST_STATEMENTS } from "./limits.ts";
import type { Made } from "./made.ts";
import { bySection, FROM_LIBRARY } from "./sections.ts";
import type { Sections, Statement } from "./wire.ts";

const order = (section: string) => LIBRARY_SECTIONS.indexOf(section as LibrarySection);
const place = ({ id }: Passage) => Number(/\d+$/u.exec(id)?.[0] ?? 0);

/** Passages in the order their sheet reads: by section, then by number. */
export const inReadingOrder = (passages: readonly Passage[]): Passage[] =>
  [...passages].sort((a, b) => order(a.section) - order(b.section) || place(a) - place(b));

/** `documents` are the sheets that answer the topic, best first, each with its passages. */
export function fromLibrary(documents: readonly { title: string; passages: readonly Passage[] }[]): Made {
  const sections: Sections = bySection((): Statement[] => []);
  const evidence: Evidence[] = [];
  for (const { passages } of documents)
    for (const passage of inReadingOrder(passages)) {
      const section = FROM_LIBRARY[passage.section as LibrarySection];
      const statements = sections[section];
      if (!statements || statements.length >= MOST_STATEMENTS) continue;
      const n = evidence.length + 1;
      evidence.push({ n, passage });
      const id = `${section}-${statements.length + 1}`;
      statements.push({ id, text: passage.text, sources: [n], by: "source", doubts: [] });
    }
  return { title: documents.map(({ title }) => title).join(" · "), sections, evidence, leftOut: 0 };
}
