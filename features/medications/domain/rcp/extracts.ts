// What an RCP says on one subject, as it says it: the lines that name it, and those under a heading
// that does. Nothing is summed up; each line keeps the number of its section.
import { fold } from "#platform/search/normalise.ts";
import { type Rcp, textsOf } from "./rcp.ts";

export interface Extract {
  /** Section of the RCP: "4.2". */
  section: string;
  text: string;
}

export const SUBJECTS = [
  "kidney",
  "pregnancy",
  "breastfeeding",
  "child",
  "elderly",
  "monitoring",
] as const;
export type Subject = (typeof SUBJECTS)[number];

const SAID: Record<Subject, { sections: readonly string[]; words: RegExp }> = {
  kidney: {
    sections: ["4.2", "4.3", "4.4"],
    words: /\brenal|\breins?\b|creatinine|dialys|filtration glomerulaire/,
  },
  pregnancy: {
    sections: ["4.3", "4.4", "4.6"],
    words: /grossesse|enceinte|foetal|foetus|malformati|procreer|contracept/,
  },
  breastfeeding: { sections: ["4.3", "4.6"], words: /allait|lait maternel/ },
  child: {
    sections: ["4.2", "4.3", "4.4"],
    words: /pediatri|\benfants?\b|nourrisson|nouveau-nes?\b|adolescent/,
  },
  elderly: {
    sections: ["4.2", "4.4"],
    words: /\bagee?s\b|sujets? agee?s?|personnes? agee?s?|geriatri|plus de (?:65|70|75|80) ans/,
  },
  monitoring: {
    sections: ["4.2", "4.4"],
    words: /surveill|\bcontrole[rs]?\b|\bcontrolee?s?\b|\bdosages?\b|bilan|\bmesure[rs]?\b/,
  },
};

export function extractsOn(rcp: Rcp, subject: Subject): Extract[] {
  const { sections, words } = SAID[subject];
  return rcp.sections
    .filter(({ number }) => sections.includes(number))
    .flatMap(({ number, blocks }) => {
      let under = false;
      return blocks.flatMap((block) => {
        if (block.kind === "heading") {
          under = words.test(fold(block.text));
          return [];
        }
        return textsOf(block)
          .filter((line) => under || words.test(fold(line)))
          .map((text) => ({ section: number, text }));
      });
    });
}
