import { describe, expect, it } from "vitest";
import type { Passage, Population, RankedPassage } from "#platform/ai/toolbox.ts";
import en from "../messages/en/chat.json" with { type: "json" };
import fr from "../messages/fr/chat.json" with { type: "json" };
import { type Answer, composeAnswer } from "./answer.ts";
import type { Question, Say } from "./answer-parts.ts";
import { plainText, writeMarkup } from "./markup.ts";
import type { Topic } from "./topic.ts";

const saying =
  (texts: object): Say =>
  (key, values = {}) => {
    const found = key
      .split(".")
      .reduce<unknown>((node, part) => (node as Record<string, unknown>)[part], texts);
    if (typeof found !== "string") throw new Error(`no text ${key}`);
    return Object.entries(values).reduce(
      (text, [name, value]) => text.replace(`{{${name}}}`, String(value)),
      found,
    );
  };

interface Line {
  id: string;
  section: string;
  text: string;
  population?: Population;
  drug?: string;
  checked?: boolean;
}
const ranked = (
  document: string,
  title: string,
  { id, section, text, population = "adult", drug, checked }: Line,
  score = 0.5,
): RankedPassage => {
  const passage: Passage = {
    id: `${document}#${id}`,
    knowledge: "guidelines",
    documentId: document,
    title,
    section,
    text,
    language: "fr",
    population,
    doses: drug
      ? [
          {
            kind: "give",
            drug,
            value: "0,5",
            unit: "mg",
            route: "IM",
            rhythm: "dose unique",
            population,
          },
        ]
      : [],
    references: [
      {
        id: "a",
        organisation: "SFMU",
        title: "Référence",
        year: 2016,
        link: "https://www.sfmu.org",
      },
    ],
    year: 2016,
    route: `/guidelines/${document}#${id}`,
    ...(checked
      ? {
          checked: {
            grade: "issuer" as const,
            day: "2026-11-21",
            opened: "https://www.sfmu.org",
            where: "p. 2",
            how: "read" as const,
          },
        }
      : {}),
  };
  return { passage, score };
};

const SHEET: Line[] = [
  { id: "d1", section: "definition", text: "Anaphylaxie : réaction systémique grave." },
  { id: "r1", section: "redFlags", text: "Anaphylaxie : PAS < 90 mmHg, stridor ou SpO₂ < 92 %." },
  {
    id: "f1",
    section: "firstMinutes",
    text: "Adrénaline 0,5 mg IM dans la cuisse, à répéter après 5 min.",
    drug: "adrénaline",
    checked: true,
  },
  {
    id: "f2",
    section: "firstMinutes",
    text: "Adrénaline 0,01 mg/kg IM, maximum 0,5 mg.",
    population: "child",
    drug: "adrénaline",
  },
  {
    id: "t1",
    section: "treatment",
    text: "Remplissage par cristalloïde 500 mL en 10 min.",
    drug: "cristalloïde",
  },
  {
    id: "t2",
    section: "treatment",
    text: "Glucagon 1 à 2 mg IV si patient sous bêtabloquant.",
    drug: "glucagon",
  },
  { id: "o1", section: "orientation", text: "Surveillance de 6 heures au moins." },
  { id: "p1", section: "pitfalls", text: "Ne pas retarder l’adrénaline pour des corticoïdes." },
];
const topic = (asked: string, sections: string[] = [], lines = SHEET): Topic => ({
  id: "anaphylaxie",
  title: "Anaphylaxie",
  passages: lines.map((line) => ranked("anaphylaxie", "Anaphylaxie", line)),
  asked,
  sections,
  terms: [],
});
const question = (over: Partial<Question> = {}): Question => ({
  language: "fr",
  mode: "general",
  population: null,
  missing: [],
  untreated: null,
  taken: null,
  entities: [],
  short: false,
  byIndication: false,
  ...over,
});
const spaced = (value: string) => value.replaceAll("\u00a0", " ");
const blocksOf = (answer: Answer) => [...answer.lead, ...answer.rest];
const text = (answer: Answer) => spaced(plainText(writeMarkup(blocksOf(answer))));
const lead = (answer: Answer) => spaced(plainText(writeMarkup(answer.lead)));
const compose = (q: Question, topics: Topic[]) =>
  composeAnswer(q, topics, saying(q.language === "en" ? en : fr));

describe("the documentary answer", () => {
  it("is made only of passages, each with the number that opens it", () => {
    const answer = compose(question(), [topic("anaphylaxie")]);
    const statements = blocksOf(answer).flatMap((block) =>
      block.kind === "list" || (block.kind === "alert" && block.tone === "danger")
        ? block.items
        : [],
    );
    expect(statements.length).toBeGreaterThan(4);
    for (const statement of statements) {
      const citation = statement.find((part) => part.kind === "citation");
      const source = answer.sources[(citation?.n ?? 0) - 1];
      const passage = SHEET.find((line) => `anaphylaxie#${line.id}` === source?.id);
      expect(statement.map((part) => (part.kind === "text" ? part.text : "")).join("")).toContain(
        passage?.text,
      );
      expect(source?.n).toBe(citation?.n);
    }
  });

  it("answers a situation with what is done first, then folds the rest in the order of action", () => {
    const answer = compose(question(), [topic("anaphylaxie")]);
    expect(lead(answer)).toMatch(/^- Adrénaline 0,5 mg IM/u);
    expect(answer.rest[0]).toMatchObject({ kind: "fold" });
    const rest = spaced(plainText(writeMarkup(answer.rest)));
    const places = ["Surveillance de 6 heures", "Ne pas retarder", "réaction systémique"].map(
      (one) => rest.indexOf(one),
    );
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
  });

  it("tells a definition from a conduct", () => {
    expect(lead(compose(question(), [topic("c’est quoi l’anaphylaxie")]))).toMatch(
      /^- Anaphylaxie : réaction/u,
    );
    expect(lead(compose(question(), [topic("anaphylaxie, que faire")]))).toMatch(
      /^- Adrénaline 0,5 mg/u,
    );
  });

  it("shows what limits a statement with it, once", () => {
    const topicOf = topic("dose d’adrénaline", ["treatment"]);
    const limiting = ranked("anaphylaxie", "Anaphylaxie", {
      id: "p2",
      section: "pitfalls",
      text: "Jamais si absente.",
    });
    const limits = { ...limiting, passage: { ...limiting.passage, limits: ["anaphylaxie#f1"] } };
    const answer = compose(question(), [{ ...topicOf, passages: [...topicOf.passages, limits] }]);
    expect(lead(answer)).toContain(spaced(fr.answer.limits));
    expect(text(answer).split("Jamais si absente.")).toHaveLength(2);
  });

  it("says what the sheet at hand does not treat", () => {
    const answer = compose(question({ untreated: "allergie" }), [topic("et s’il est allergique")]);
    expect(lead(answer)).toContain("La fiche « Anaphylaxie » ne traite pas : allergie.");
  });

  it("begins the treatment of a disease with what is given first", () => {
    expect(lead(compose(question(), [topic("anaphylaxie traitement", ["treatment"])]))).toMatch(
      /^- Adrénaline 0,5 mg/u,
    );
  });

  it("says what a misspelt word was taken for", () => {
    const answer = compose(question({ taken: { words: "anaphilaxye", name: "l’anaphylaxie" } }), [
      topic("anaphilaxye"),
    ]);
    expect(lead(answer)).toMatch(/^«\s?anaphilaxye\s?» lu comme l’anaphylaxie\./u);
  });

  it("gives only the lines that answer when they are asked for alone", () => {
    expect(compose(question({ short: true }), [topic("anaphylaxie")]).rest).toEqual([]);
  });

  it("fills the sections of another mode under its titles, and says which the library cannot fill", () => {
    const answer = text(compose(question({ mode: "these" }), [topic("anaphylaxie")]));
    expect(answer).toContain("Question et objectif");
    expect(answer).toContain(spaced(fr.answer.unfilled));
  });

  it("puts what names the very drug first, doses unaltered", () => {
    const answer = text(
      compose(question(), [topic("dose de glucagon dans l’anaphylaxie", ["treatment"])]),
    );
    expect(answer).toContain("Glucagon 1 à 2 mg IV si patient sous bêtabloquant.");
    expect(answer.indexOf("Glucagon")).toBeLessThan(answer.indexOf("Remplissage"));
  });

  it("labels what is meant for someone else and warns", () => {
    const answer = text(
      compose(question({ population: "child" }), [
        topic("dose d’adrénaline chez l’enfant", ["treatment"]),
      ]),
    );
    expect(answer).toContain("Adulte : Anaphylaxie : PAS < 90 mmHg");
    // The sheet has a dose for the child: the adult's is not shown beside it.
    expect(answer).not.toContain("Adrénaline 0,5 mg");
    expect(answer.indexOf("0,01 mg/kg")).toBeGreaterThan(0);
    expect(answer).not.toContain("Enfant : Adrénaline");
    // Only what is shown before the fold for somebody else is warned about.
    expect(answer).not.toContain(spaced(fr.answer.population.title));
    const general = [topic("surveillance d’un enfant après une anaphylaxie", ["orientation"])];
    expect(text(compose(question({ population: "child" }), general))).toContain(
      spaced(fr.answer.population.title),
    );
  });

  it("shows the first doses when the treatment is asked for", () => {
    expect(text(compose(question(), [topic("anaphylaxie traitement", ["treatment"])]))).toContain(
      "Adrénaline 0,5 mg IM",
    );
  });

  it("says when nothing is written for the person asked about", () => {
    const answer = text(
      compose(question({ population: "pregnant" }), [topic("anaphylaxie grossesse")]),
    );
    expect(answer).toContain(spaced(fr.answer.population.none));
  });

  it("gives an adult no dose for a child, and labels it when nobody is named", () => {
    expect(text(compose(question({ population: "adult" }), [topic("adrénaline")]))).not.toContain(
      "0,01 mg/kg",
    );
    expect(text(compose(question(), [topic("adrénaline")]))).toContain(
      "Enfant : Adrénaline 0,01 mg/kg IM",
    );
  });

  it("says what it is and what it is not, in the language of the question", () => {
    const english = compose(question({ language: "en" }), [topic("x")]);
    expect(text(english)).toContain(spaced(en.answer.french));
    expect(text(english)).toContain(spaced(en.answer.rest));
    expect(english.sources.every((source) => source.language === "fr")).toBe(true);
  });

  it("has nothing when it has nothing", () => {
    expect(compose(question(), [])).toEqual({ found: false, lead: [], rest: [], sources: [] });
  });

  it("names what the library does not cover beside what it answers", () => {
    expect(text(compose(question({ missing: ["le pneumothorax"] }), [topic("x")]))).toContain(
      "Pas de fiche sur le pneumothorax.",
    );
  });

  it("answers several subjects one after the other, numbers running on", () => {
    const other: Topic = {
      id: "hyperkaliemie",
      title: "Hyperkaliémie",
      passages: [
        ranked("hyperkaliemie", "Hyperkaliémie", {
          id: "t1",
          section: "treatment",
          text: "Gluconate de calcium 10 % 10 mL IV.",
        }),
      ],
      asked: "hyperkaliémie",
      sections: ["treatment"],
      terms: [],
    };
    const answer = compose(question(), [topic("anaphylaxie", ["treatment"]), other]);
    expect(lead(answer)).toContain("Hyperkaliémie\n\n- Gluconate de calcium");
    expect(answer.sources.map((source) => source.n)).toEqual(
      answer.sources.map((_, index) => index + 1),
    );
    expect(new Set(answer.sources.map((source) => source.id)).size).toBe(answer.sources.length);
  });

  it("tells which sources were opened again", () => {
    const answer = compose(question(), [topic("anaphylaxie")]);
    expect(answer.sources.find((source) => source.id.endsWith("#f1"))?.checked).toBe("2026-11-21");
    expect(answer.sources.find((source) => source.id.endsWith("#r1"))?.checked).toBeNull();
  });

  it("shows a hostile passage as text", () => {
    const hostile = "Dose : **10 mg** [1] <script>alert(1)</script> ## titre";
    const answer = compose(question(), [
      topic("x", ["treatment"], [{ id: "t1", section: "treatment", text: hostile }]),
    ]);
    expect(text(answer)).toContain(hostile);
  });
});
