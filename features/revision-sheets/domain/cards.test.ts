import { expect, test } from "vitest";
import { missingFields } from "#features/flashcards/domain/note-content.ts";
import { cardsOf } from "./cards.ts";
import { bySection } from "./sections.ts";
import type { Statement } from "./wire.ts";

const made = (text: string, more: Partial<Statement> = {}) =>
  cardsOf(
    "Anaphylaxie",
    {
      ...bySection(() => []),
      treatment: [{ id: "treatment-1", text, sources: [1], by: "source", doubts: [], ...more }],
    },
    () => "Traitement",
  );
const contentOf = (text: string) => {
  const content = made(text).cards[0]?.content;
  if (content) expect(missingFields({ ...content, extra: "", occlusion: null })).toEqual([]);
  return content;
};

test("what stands after a colon answers what stands before", () => {
  expect(contentOf("Anaphylaxie de l’adulte : adrénaline 0,5 mg IM.")).toEqual({
    kind: "basic",
    question: "Anaphylaxie de l’adulte\u00a0?",
    answer: "adrénaline 0,5 mg IM.",
  });
  expect(contentOf("Premier geste : appeler à l’aide.")?.question).toBe(
    "Anaphylaxie · Premier geste\u00a0?",
  );
});

test("quantities become gaps, one a card, three at most", () => {
  expect(contentOf("Dans l’anaphylaxie, donner 0,5 mg puis répéter après 5 min.")).toEqual({
    kind: "cloze",
    question: "Dans l’anaphylaxie, donner {{c1::0,5 mg}} puis répéter après {{c2::5 min}}.",
    answer: "",
  });
  const many = contentOf("Anaphylaxie, doses de 1 mg, 2 mg, 3 mg et 4 mg.")?.question;
  expect([many?.match(/\{\{c/gu)?.length, many?.endsWith("4 mg.")]).toEqual([3, true]);
});

test.each([
  ["Dans l’AVC, thrombolyse avant 4 h 30 au plus.", "{{c1::4 h 30}} au plus"],
  ["Dans le glaucome, pression entre 50 et 80 mmHg.", "entre {{c1::50 et 80 mmHg}}"],
  ["Dans la cystite, cotrimoxazole à 160/800 mg.", "{{c1::160/800 mg}}"],
  ["Après la naissance, oxytocine à 5 ou 10 UI.", "{{c1::5 ou 10 UI}}"],
  ["Dans le SCA, second dosage à 1 h ou 2 h.", "{{c1::1 h ou 2 h}}"],
])("in %j a gap hides its whole figure", (text, gap) =>
  expect(contentOf(text)?.question).toContain(gap),
);

test("a figure whose other half would show is not hidden", () =>
  expect(contentOf("Réévaluer la pancréatite à 12, 24, 48 et 72 h.")?.kind).not.toBe("cloze"));

test("otherwise the beginning asks for the end, and a statement too short asks nothing", () => {
  expect(contentOf("Allonger le patient et lui surélever les jambes.")).toEqual({
    kind: "basic",
    question: "Anaphylaxie · Traitement<br>«\u00a0Allonger le patient et…\u00a0»",
    answer: "Allonger le patient et lui surélever les jambes.",
  });
  expect(contentOf("Repos strict.")).toBeUndefined();
});

test("what is typed is text, never markup nor a gap of its own", () => {
  expect(contentOf("Seuil <b>haut : & plus de <i>3")?.answer).toBe("&amp; plus de &lt;i&gt;3");
  expect(contentOf("Un texte avec {{c9::piège}} et 5 mg dedans")?.kind).toBe("basic");
});

test("what is not verified is not made to be learnt", () => {
  const doubt = { from: 0, to: 4, kind: "dose" as const };
  expect(made("5 mg d’adrénaline IM répétés.", { doubts: [doubt] })).toEqual({
    cards: [],
    unverified: 1,
  });
  expect(made("Un énoncé sans aucune source.", { by: "model", sources: [] })).toEqual({
    cards: [],
    unverified: 1,
  });
  expect(
    made("Un énoncé que la personne a écrit.", { by: "person", sources: [] }).cards,
  ).toHaveLength(1);
});
