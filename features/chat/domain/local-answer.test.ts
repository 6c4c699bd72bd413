import { expect, test } from "vitest";
import type { Dose, RankedPassage } from "#platform/ai/toolbox.ts";
import en from "../messages/en/chat.json" with { type: "json" };
import es from "../messages/es/chat.json" with { type: "json" };
import fr from "../messages/fr/chat.json" with { type: "json" };
import { localAnswer } from "./local-answer.ts";
import { writeBlock } from "./markup.ts";

const say = (key: string, values: Record<string, string | number> = {}) =>
  `${key.split(".").at(-1)} ${Object.values(values).join(", ")}`.trim();
const ranked = (document: string, at: number, text: string, score = 1): RankedPassage => ({
  score,
  passage: {
    ...{ id: `${document}#p${at}`, knowledge: "k", documentId: document, title: document, text },
    ...{ section: "Partie › Débit", language: "fr", population: "all", doses: [], year: 2026 },
    references: [{ id: document, organisation: "Réa", title: document, year: 2026, link: "" }],
    local: { service: "Réa", author: "Dr Fictif", dated: "2026-01-15", validUntil: null },
    route: `/protocols/${document}/1#p${at}`,
  },
});
const written = (found: readonly RankedPassage[]) => {
  const answer = localAnswer(found, "fr", say);
  return { text: (answer?.blocks ?? []).map(writeBlock).join(""), sources: answer?.sources ?? [] };
};

test("nothing of the installation, nothing said", () => {
  expect(localAnswer([], "fr", say)).toBeNull();
  const { local: _, ...national } = ranked("a", 1, "x").passage;
  expect(localAnswer([{ score: 1, passage: national }], "fr", say)).toBeNull();
});

test("lines are those of the document, each numbered, in its order; then the library's title", () => {
  const { text, sources } = written([ranked("a", 12, "- Un\n- Deux"), ranked("a", 3, "Trois")]);
  expect(text).toBe(
    "## title a\n\nabout Réa, Dr Fictif, 15 janv. 2026\n\n" +
      "- **Partie › Débit · **Trois [1]\n- **Partie › Débit · **Un [2]\n- Deux [2]\n\n## library\n\n",
  );
  expect(sources.map(({ id, local }) => [id, local])).toEqual([
    ["a#p3", true],
    ["a#p12", true],
  ]);
});

test("the passage that answers best comes first, the others as they stand in the document", () => {
  const found = [
    ranked("a", 9, "Débit", 0.9),
    ranked("a", 4, "Arrêt", 0.5),
    ranked("a", 1, "Un", 0.5),
  ];
  expect(written(found).sources.map(({ id }) => id)).toEqual(["a#p9", "a#p1", "a#p4"]);
});

test("three passages of two documents at most", () => {
  const many = ["a", "b", "c"].flatMap((id) => [1, 2, 3, 4].map((at) => ranked(id, at, `t${at}`)));
  expect(written(many).sources.map(({ id }) => id)).toEqual([
    ...["a#p1", "a#p2", "a#p3", "b#p1", "b#p2", "b#p3"],
  ]);
});

test.each([
  [
    "fr",
    fr.answer.local,
    "Protocole\u00a0: adrénaline 1 mg [1]\u00a0; fiche «\u00a0s\u00a0»\u00a0: adrénaline 0,5\u00a0mg IM [2]",
  ],
  [
    "en",
    en.answer.local,
    "Protocol: adrénaline 1 mg [1]; sheet “s”: adrénaline 0,5\u00a0mg IM [2]",
  ],
  [
    "es",
    es.answer.local,
    "Protocolo: adrénaline 1 mg [1]; ficha «s»: adrénaline 0,5\u00a0mg IM [2]",
  ],
] as const)(
  "the two doses of a difference do not run into one another, %s",
  (_, texts, sentence) => {
    const words = (key: string, values: Record<string, string | number> = {}) =>
      (texts[key.split(".").at(-1) as keyof typeof texts] ?? key).replace(
        /\{\{(\w+)\}\}/g,
        (_all, name: string) => String(values[name]),
      );
    const { local: _local, ...sheet } = ranked("s", 1, "Adrénaline.").passage;
    const doses: Dose[] = [
      {
        ...{ kind: "give", drug: "adrénaline", value: "0,5", unit: "mg", route: "IM" },
        ...{ rhythm: "", population: "adult" },
      },
    ];
    const answer = localAnswer([ranked("a", 1, "Adrénaline 1 mg IM.")], "fr", words, [
      { ...sheet, doses },
    ]);
    expect((answer?.blocks ?? []).map(writeBlock).join("")).toContain(sentence);
  },
);
