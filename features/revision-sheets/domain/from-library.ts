// A sheet without a model: the passages of the library, word for word, each with its number.
import type { Section as LibrarySection } from "#features/guidelines/domain/public.ts";
import type { Passage } from "#platform/ai/toolbox.ts";
import type { Evidence } from "./evidence.ts";
import { MOST_STATEMENTS } from "./limits.ts";
import type { Made } from "./made.ts";
import { bySection, FROM_LIBRARY, SECTIONS, type Section } from "./sections.ts";
import type { Sections, Statement } from "./wire.ts";

const sectionOf = ({ section }: Passage): Section | undefined =>
  FROM_LIBRARY[section as LibrarySection];
const place = ({ id }: Passage) => Number(/\d+$/u.exec(id)?.[0] ?? 0);

/** `documents` are the sheets that answer the topic, best first, each with its passages. */
export function fromLibrary(
  documents: readonly { title: string; passages: readonly Passage[] }[],
): Made {
  const sections: Sections = bySection((): Statement[] => []);
  const evidence: Evidence[] = [];
  // Numbers follow the reading: 1 is the source of the first statement.
  for (const section of SECTIONS) {
    const found = documents.flatMap(({ passages }) =>
      passages
        .filter((passage) => sectionOf(passage) === section)
        .sort((a, b) => place(a) - place(b)),
    );
    for (const [index, passage] of found.slice(0, MOST_STATEMENTS).entries()) {
      const n = evidence.length + 1;
      evidence.push({ n, passage });
      const id = `${section}-${index + 1}`;
      sections[section].push({ id, text: passage.text, sources: [n], by: "source", doubts: [] });
    }
  }
  return { title: documents.map(({ title }) => title).join(" · "), sections, evidence, leftOut: 0 };
}
