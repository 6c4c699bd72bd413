// From the lines of a document to the sections of an RCP. A heading is known by its official number
// and its first word together: "4.3 Contre-indications" is one, "4.3 mg" is none.
import { fold } from "#platform/search/normalise.ts";
import { type Rcp, type RcpBlock, type RcpSection, textsOf } from "./rcp.ts";

/** The numbering that every RCP follows, with how each title begins. */
const TITLES: Readonly<Record<string, RegExp>> = {
  1: /^denomination/,
  2: /^composition/,
  3: /^forme/,
  4: /^(?:donnees|informations) cliniques/,
  4.1: /^indications?/,
  4.2: /^posologie/,
  4.3: /^contre-? ?indications?/,
  4.4: /^mises? en garde|^precautions/,
  4.5: /^interactions?/,
  4.6: /^fertilite|^fecondite|^grossesse/,
  4.7: /^effets? sur/,
  4.8: /^effets? indesirables?/,
  4.9: /^surdosage/,
  5: /^proprietes pharmacologiques/,
  5.1: /^proprietes pharmacodynamiques/,
  5.2: /^proprietes pharmacocinetiques/,
  5.3: /^(?:donnees de )?securite/,
  6: /^donnees pharmaceutiques|^informations pharmaceutiques/,
  6.1: /^liste/,
  6.2: /^incompatibilites?/,
  6.3: /^duree/,
  6.4: /^precautions/,
  6.5: /^nature/,
  6.6: /^precautions|^instructions/,
  7: /^titulaire/,
  8: /^numero/,
  9: /^date/,
  10: /^date/,
  11: /^dosimetrie/,
  12: /^instructions/,
};
const CONDITIONS = /^conditions de prescription et de delivrance$/;
/** What follows an RCP on its page, and is written for patients. */
const LEAFLET = /^notice\b|^1\.? ?qu'est-ce que|^annexe iii ?b/;
const NUMBERED = /^(\d{1,2}(?:\.\d)?)\.? +(\S.*)$/;
/** The line that stands before a document: what came before it was a menu. */
const UPDATED = /^(?:ansm ?-? ?)?mis a jour le ?:? ?(\d{2})\/(\d{2})\/(\d{4})$/;
/** Without these, a document is no RCP, or was cut. */
const NEEDED = ["4.1", "4.2", "4.3"];
const LAST_NEEDED = ["5.1", "5.2", "6.1", "7"];

export type RcpRefusal = "absent" | "truncated";
export type RcpReading = { ok: true; rcp: Rcp } | { ok: false; reason: RcpRefusal };

function headingIn(text: string): { number: string; title: string } | null {
  if (CONDITIONS.test(fold(text))) return { number: "", title: text };
  const [, number = "", title = ""] = NUMBERED.exec(text) ?? [];
  return TITLES[number]?.test(fold(title)) ? { number, title } : null;
}

function updatedIn(text: string): string | null {
  const [, day, month, year] = UPDATED.exec(fold(text)) ?? [];
  return year === undefined ? null : `${year}-${month}-${day}`;
}

/** A table of contents names every section before the text does: the one that says more is kept. */
function keep(sections: RcpSection[], section: RcpSection): void {
  const at = sections.findIndex(({ number }) => number === section.number);
  if (at < 0) sections.push(section);
  else if ((sections[at]?.blocks.length ?? 0) < section.blocks.length) sections[at] = section;
}

const holds = (sections: readonly RcpSection[], number: string): boolean =>
  sections.some(
    (one) =>
      one.number === number &&
      one.blocks.some((block) => textsOf(block).some((line) => line !== "")),
  );

export function readSections(lines: readonly RcpBlock[]): RcpReading {
  let sections: RcpSection[] = [];
  let updated: string | null = null;
  let current: RcpSection | null = null;
  for (const line of lines) {
    const text = line.kind === "table" ? "" : line.text;
    if (current && LEAFLET.test(fold(text)) && holds(sections, "4.3")) break;
    const day = updatedIn(text);
    if (day && !holds(sections, "4.1")) {
      updated = day;
      [sections, current] = [[], null];
      continue;
    }
    const heading = headingIn(text);
    if (heading) {
      if (current) keep(sections, current);
      current = { ...heading, blocks: [] };
    } else current?.blocks.push(line);
  }
  if (current) keep(sections, current);
  if (NEEDED.every((number) => !holds(sections, number))) return { ok: false, reason: "absent" };
  const whole =
    NEEDED.every((number) => holds(sections, number)) &&
    LAST_NEEDED.some((number) => holds(sections, number));
  return whole ? { ok: true, rcp: { updated, sections } } : { ok: false, reason: "truncated" };
}
