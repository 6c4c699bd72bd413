// What a publication attaches to a result, as a passage an answer can cite and a reader can open.
import type { KnowledgeSource, Passage } from "#platform/ai/toolbox.ts";
import type { Services } from "#platform/feature/server/context.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { Calculator, Publication } from "../domain/calculator.ts";
import { findById } from "../domain/catalogue.ts";
import { textsOf } from "./texts.ts";

const KNOWLEDGE = "calculators";

const reference = ({ authors, title, journal, year, doi }: Publication, id: string) => ({
  id,
  organisation: authors,
  title: `${title}. ${journal}`,
  year,
  link: doi === "" ? "" : `https://doi.org/${doi}`,
});

/** The band a result falls in, or null when the publication attaches nothing to it. */
export function meaningPassage(
  calculator: Calculator,
  band: string | null,
  language: Language,
): Passage | null {
  const texts = textsOf(calculator, language);
  const said = band === null ? undefined : texts.bands[band];
  if (!said) return null;
  const { reference: primary, bandsReference, review } = calculator;
  const references = [
    ...(bandsReference ? [reference(bandsReference, "bands")] : []),
    reference(primary, "primary"),
  ];
  const opened = review.opened.find(({ compared }) => compared === "bands");
  return {
    id: `${KNOWLEDGE}:${calculator.id}#${band}`,
    knowledge: KNOWLEDGE,
    documentId: `${KNOWLEDGE}:${calculator.id}`,
    title: texts.name,
    section: "interpretation",
    text: `${said.label}. ${said.meaning}`,
    language,
    population: "adult",
    doses: [],
    references,
    year: Math.max(...references.map(({ year }) => year)),
    ...(opened
      ? {
          checked: {
            grade: "extract" as const,
            day: review.day,
            opened: opened.link,
            where: opened.where,
            how: "read" as const,
          },
        }
      : {}),
    route: `/calculator/${calculator.id}#interpretation`,
  };
}

/**
 * Scores answer through their tool: a search finds nothing here, so that a sheet is never pushed
 * aside by a score it quotes. What the tool returned can be opened again.
 */
export const knowledge: KnowledgeSource<Services> = {
  name: KNOWLEDGE,
  titleKey: "calculators:knowledge",
  search: async () => ({
    passages: [],
    documents: [],
    sections: [],
    population: null,
    missing: [],
  }),
  open: async (passageId, { language }) => {
    const [, id = "", band = ""] = /^calculators:([\w-]+)#(\w+)$/.exec(passageId) ?? [];
    const calculator = findById(id);
    return calculator ? meaningPassage(calculator, band, language) : null;
  },
};
