import { expect, test } from "vitest";
import type { RankedPassage } from "#platform/ai/toolbox.ts";
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
