import { describe, expect, it } from "vitest";
import type { Passage, Population, RankedPassage } from "#platform/ai/toolbox.ts";
import en from "../messages/en/chat.json" with { type: "json" };
import fr from "../messages/fr/chat.json" with { type: "json" };
import { type Answer, composeAnswer, type Question, type Say } from "./answer.ts";
import { plainText, writeMarkup } from "./markup.ts";
import type { Topic } from "./topic.ts";

const saying =
  (texts: object): Say =>
  (key, values = {}) => {
    const found = key.split(".").reduce<unknown>((node, part) => (node as Record<string, unknown>)[part], texts);
    if (typeof found !== "string") throw new Error(`no text ${key}`);
    return Object.entries(values).reduce((text, [name, value]) => text.replace(`{{${name}}}`, String(value)), found);
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
    doses: drug ? [{ drug, value: "0,5", unit: "mg", route: "IM", rhythm: "dose unique", population }] : [],
    references: [{ id: "a", organisation: "SFMU", title: "Référence", year: 2016, link: "https://www.sfmu.org" }],
    year: 2016,
    route: `/guidelines/${document}#${id}`,
    ...(checked
      ? { checked: { day: "2026-11-21", opened: "https://www.sfmu.org", where: "p. 2", how: "read" as const } }
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
  { id: "t1", section: "treatment", text: "Remplissage par cristalloïde 500 mL en 10 min.", drug: "cristalloïde" },
  { id: "t2", section: "treatment", text: "Glucagon 1 à 2 mg IV si patient sous bêtabloquant.", drug: "glucagon" },
  { id: "o1", section: "orientation", text: "Surveillance de 6 heures au moins." },
  { id: "p1", section: "pitfalls", text: "Ne pas retarder l’adrénaline pour des corticoïdes." },
];
const topic = (asked: string, sections: string[] = [], lines = SHEET): Topic => ({
  id: "anaphylaxie",
  title: "Anaphylaxie",
  passages: lines.map((line) => ranked("anaphylaxie", "Anaphylaxie", line)),
  asked,
  sections,
});
const question = (over: Partial<Question> = {}): Question => ({
  language: "fr",
  mode: "general",
  population: null,
  missing: [],
  followUp: false,
  ...over,
});
const spaced = (value: string) => value.replaceAll("\u00a0", " ");
const text = (answer: Answer) => spaced(plainText(writeMarkup(answer.blocks)));
const compose = (q: Question, topics: Topic[]) => composeAnswer(q, topics, saying(q.language === "en" ? en : fr));

describe("the documentary answer", () => {
  it("is made only of passages, each with the number that opens it", () => {
    const answer = compose(question(), [topic("anaphylaxie")]);
    const statements = answer.blocks.flatMap((block) =>
      block.kind === "list" || (block.kind === "alert" && block.tone === "danger") ? block.items : [],
    );
    expect(statements.length).toBeGreaterThan(4);
    for (const statement of statements) {
      const citation = statement.find((part) => part.kind === "citation");
      const source = answer.sources[(citation?.n ?? 0) - 1];
      const passage = SHEET.find((line) => `anaphylaxie#${line.id}` === source?.id);
      expect(statement.map((part) => (part.kind === "text" ? part.text : "")).join("")).toContain(passage?.text);
      expect(source?.n).toBe(citation?.n);
    }
  });

  it("opens with the red flags when someone may have to act", () => {
    const kinds = compose(question(), [topic("anaphylaxie", ["treatment"])]).blocks.map((block) =>
      block.kind === "alert" ? block.tone : block.kind,
    );
    expect(kinds.slice(0, 3)).toEqual(["paragraph", "danger", "heading"]);
  });

  it("leaves them out of a plain definition", () => {
    expect(text(compose(question(), [topic("anaphylaxie définition", ["definition"])]))).not.toContain("stridor");
  });

  it("puts what names the very drug first, doses unaltered", () => {
    const answer = text(compose(question(), [topic("dose de glucagon dans l’anaphylaxie", ["treatment"])]));
    expect(answer).toContain("Glucagon 1 à 2 mg IV si patient sous bêtabloquant.");
    expect(answer.indexOf("Glucagon")).toBeLessThan(answer.indexOf("Remplissage"));
    expect(answer).toContain(spaced(fr.answer.direct));
  });

  it("labels what is meant for someone else and warns", () => {
    const answer = text(
      compose(question({ population: "child" }), [topic("dose d’adrénaline chez l’enfant", ["treatment"])]),
    );
    expect(answer).toContain(spaced(fr.answer.population.title));
    expect(answer).toContain("Adulte : Anaphylaxie : PAS < 90 mmHg");
    // The sheet has a dose for the child: the adult's is not shown beside it.
    expect(answer).not.toContain("Adrénaline 0,5 mg");
    expect(answer.indexOf("0,01 mg/kg")).toBeGreaterThan(0);
    expect(answer).not.toContain("Enfant : Adrénaline");
  });

  it("shows the first doses when the treatment is asked for", () => {
    expect(text(compose(question(), [topic("anaphylaxie traitement", ["treatment"])]))).toContain(
      "Adrénaline 0,5 mg IM",
    );
  });

  it("says when nothing is written for the person asked about", () => {
    const answer = text(compose(question({ population: "pregnant" }), [topic("anaphylaxie grossesse")]));
    expect(answer).toContain(spaced(fr.answer.population.none));
  });

  it("gives an adult no dose for a child, and labels it when nobody is named", () => {
    expect(text(compose(question({ population: "adult" }), [topic("adrénaline")]))).not.toContain("0,01 mg/kg");
    expect(text(compose(question(), [topic("adrénaline")]))).toContain("Enfant : Adrénaline 0,01 mg/kg IM");
  });

  it("says what it is and what it is not, in the language of the question", () => {
    expect(text(compose(question(), [topic("x")]))).toContain("Aucun modèle de langage");
    const english = compose(question({ language: "en" }), [topic("x")]);
    expect(text(english)).toContain(spaced(en.answer.french));
    expect(text(english)).toContain(spaced(en.answer.redFlags));
    expect(english.sources.every((source) => source.language === "fr")).toBe(true);
  });

  it("has nothing when it has nothing, and says what to try", () => {
    const answer = compose(question(), []);
    expect(answer).toMatchObject({ found: false, sources: [] });
    expect(text(answer)).toContain("Rien trouvé.");
    expect(text(answer)).toContain(spaced(fr.answer.nothing.tryLess));
  });

  it("names what the library does not cover", () => {
    expect(text(compose(question({ missing: ["pneumothorax"] }), []))).toContain("pneumothorax");
    expect(text(compose(question({ missing: ["pneumothorax"] }), [topic("x")]))).toContain("pneumothorax");
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
    };
    const answer = compose(question(), [topic("anaphylaxie", ["treatment"]), other]);
    expect(text(answer)).toContain(`Hyperkaliémie : ${fr.answer.section.treatment}`);
    expect(answer.sources.map((source) => source.n)).toEqual(answer.sources.map((_, index) => index + 1));
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
