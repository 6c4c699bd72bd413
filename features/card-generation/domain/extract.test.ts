import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { missingFields } from "#features/flashcards/domain/note-content.ts";
import { runs } from "#platform/testing/runs.ts";
import { blocksOf, partsOf } from "./blocks.ts";
import { extractCards } from "./extract.ts";
import { foreignFigures } from "./passage.ts";

const N = "\u00a0";
const cards = (text: string, title = "Anaphylaxie") => extractCards(text, { title, count: 40 });
const written = (text: string, title?: string) =>
  cards(text, title).map(({ kind, question, answer }) => [kind, question, answer]);

test("a text is read as headings, items and sentences, each at its place", () => {
  const text =
    "# Choc\n\nLe Dr. Martin écrit. Il conclut.\nEt ajoute ceci.\n\nBilan\n- NFS\n- lactate\n\n1. un\n2. deux\n\n3) Conclusion\n\nFin.";
  const blocks = blocksOf(text);
  expect(blocks.map(({ kind, text: words }) => `${kind} ${words}`)).toEqual([
    "heading Choc",
    "sentence Le Dr. Martin écrit.",
    "sentence Il conclut.",
    "sentence Et ajoute ceci.",
    "heading Bilan",
    "item NFS",
    "item lactate",
    "item un",
    "item deux",
    "heading Conclusion",
    "sentence Fin.",
  ]);
  for (const { from, to, text: words } of blocks)
    expect(text.slice(from, to).replace(/\s+/gu, " ")).toBe(words);
});

test("a card says its subject once, and never where its text goes on", () => {
  expect(
    written(
      "# Traitement\n\nSuspicion d’atypique dans une PAC de l’adulte : clarithromycine 500 mg per os deux fois par jour ; autre choix : doxycycline (plus bas).",
      "Pneumonie aiguë communautaire",
    ),
  ).toEqual([
    [
      "cloze",
      "Suspicion d’atypique dans une PAC de l’adulte : clarithromycine {{c1::500 mg}} per os deux fois par jour ; autre choix : doxycycline.",
      "",
    ],
  ]);
});

describe("rules on French text", () => {
  test.each([
    [
      "L’anaphylaxie est une réaction d’hypersensibilité systémique grave.",
      [
        "basic",
        `Comment définir l’anaphylaxie${N}?`,
        "Une réaction d’hypersensibilité systémique grave",
      ],
    ],
    [
      "Le choc septique se définit par un besoin de vasopresseurs malgré le remplissage.",
      [
        "basic",
        `Anaphylaxie${N}— Comment définir le choc septique${N}?`,
        "Un besoin de vasopresseurs malgré le remplissage",
      ],
    ],
    [
      `Sepsis${N}: dysfonction d’organe par réponse inappropriée à une infection.`,
      [
        "basic",
        `Anaphylaxie${N}— Comment définir «${N}Sepsis${N}»${N}?`,
        "Dysfonction d’organe par réponse inappropriée à une infection",
      ],
    ],
    [
      "Adrénaline IM 0,5 mg chez l’adulte, à répéter toutes les 5 min.",
      [
        "cloze",
        `Anaphylaxie${N}— Adrénaline IM {{c1::0,5 mg}} chez l’adulte, à répéter toutes les {{c2::5 min}}.`,
        "",
      ],
    ],
    [
      "Traitement : arrêt de l’allergène et adrénaline intramusculaire.",
      [
        "basic",
        `Anaphylaxie${N}— Traitement${N}?`,
        "Arrêt de l’allergène et adrénaline intramusculaire",
      ],
    ],
    [
      "Les signes de gravité sont :\n- dyspnée\n- hypotension\n- coma",
      [
        "basic",
        `Anaphylaxie${N}— Les signes de gravité sont${N}: quels éléments${N}?`,
        "- dyspnée\n- hypotension\n- coma",
      ],
    ],
    [
      "Signes de gravité : dyspnée, hypotension et coma.",
      [
        "basic",
        `Anaphylaxie${N}— Signes de gravité${N}: quels éléments${N}?`,
        "- dyspnée\n- hypotension\n- coma",
      ],
    ],
  ])("%j", (text, card) => expect(written(text)).toEqual([card]));

  test("a list over five is left out: it is not cut into gaps", () => {
    expect(
      cards("# Bilan\n- NFS\n- CRP\n- ECG\n- lactate\n- tryptase\n- glycémie").filter(
        ({ question, answer }) => `${question}${answer}`.includes("tryptase"),
      ),
    ).toEqual([]);
  });

  test("a list that another paragraph goes on with is left out", () => {
    const list = "Critères de vulnérabilité : prématurité, cardiopathie, pathologie pulmonaire.";
    const more = "Autre vulnérabilité : déficit immunitaire ou maladie neuromusculaire.";
    expect(cards(list)).toHaveLength(1);
    expect(cards(`${list}\n\n${more}`)).toEqual([]);
  });

  test("a heading that names a part says nothing of a text that names its subject", () => {
    const dose = "anaphylaxie de l’adulte : adrénaline IM 0,5 mg en une fois.";
    expect(cards(`# Traitement\n\nL’${dose}`)[0]?.question).toMatch(/^L’anaphylaxie/u);
    expect(cards(`# Anaphylaxie au latex\n\nL’${dose}`)[0]?.question).toMatch(/latex/u);
  });

  test("one question with two answers is left out", () => {
    const text = "Surveillance : température et marbrures chaque heure.";
    const other = "Surveillance : dosage de la tryptase le lendemain.";
    expect(cards(text)).toHaveLength(1);
    expect(cards(`${text}\n\n${other}`)).toEqual([]);
  });

  test("words that one verb governs are no list", () => {
    const [card] = cards(
      "Orientation : décider avec l’oncologue, le patient et l’équipe palliative.",
    );
    expect(card?.answer).toBe("Décider avec l’oncologue, le patient et l’équipe palliative");
  });

  test("a duration ends its sentence", () => {
    const text = "Adrénaline IM 0,5 mg toutes les 5 min. Pas d’atropine systématique.";
    expect(blocksOf(text)).toHaveLength(2);
  });

  test("a sign of two words is one item", () => {
    const [card] = cards(
      "Signes ECG : T amples et pointues, P aplatie ou absente, PR long, QRS large.",
      "Hyperkaliémie",
    );
    expect(card).toMatchObject({
      kind: "basic",
      answer: "- T amples et pointues\n- P aplatie ou absente\n- PR long\n- QRS large",
    });
  });

  test("an item of several sentences is read sentence by sentence", () => {
    const text = "- Adulte : adrénaline IM 0,5 mg. Si stridor : adrénaline 5 mg en nébulisation.";
    expect(cards(text).map(({ from, to }) => text.slice(from, to))).toEqual([
      "Adulte : adrénaline IM 0,5 mg.",
      "Si stridor : adrénaline 5 mg en nébulisation.",
    ]);
  });

  test("a heading that asks is answered by its first sentence", () => {
    expect(
      written("# Pourquoi coucher le patient ?\n\nPour éviter le désamorçage cardiaque.", ""),
    ).toEqual([
      ["basic", `Pourquoi coucher le patient${N}?`, "Pour éviter le désamorçage cardiaque"],
    ]);
  });

  test("what says nothing alone is left out", () => {
    expect(
      written(
        "Il est une cause de mortalité évitable. À répéter après 5 min. Voir plus loin. Le plan comporte trois parties.",
      ),
    ).toEqual([]);
    // The text holds gaps of its own: it would be read as ours.
    expect(written("La {{c1::dose}} est une valeur de 5 mg par jour chez tous.")).toEqual([]);
  });

  test("the surest are chosen, in the order of the text", () => {
    const text =
      "Bilan : scope et voie veineuse en urgence.\n\nAdrénaline IM 0,5 mg chez l’adulte.\n\nLe choc est une défaillance circulatoire aiguë.";
    expect(extractCards(text, { title: "Choc", count: 2 }).map(({ kind }) => kind)).toEqual([
      "cloze",
      "basic",
    ]);
  });
});

test("any text gives whole cards whose figures stand in their passages", () => {
  const pieces = fc.constantFrom(
    "Le choc ",
    "est une ",
    "0,5 mg",
    " : ",
    "\n- ",
    "\n\n",
    "signes",
    ". ",
    "Traitement",
    "≥ 65 mmHg",
    "\n# ",
    ", ",
    "(a, b)",
    "{{c1::",
    "}}",
    "1) ",
    "défini par ",
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
      const text = parts.join("");
      for (const card of cards(text, "Choc 2")) {
        expect(missingFields({ ...card, extra: "", occlusion: null })).toEqual([]);
        expect(
          foreignFigures(`${card.question} ${card.answer}`, text.slice(card.from, card.to)),
        ).toEqual([]);
      }
    }),
    { numRuns: runs(500) },
  );
});

test("a hundred thousand characters of anything are read to their end", () => {
  for (const text of [
    "a : ".repeat(30_000),
    "Le choc est une ".repeat(7_500),
    "- a\n".repeat(30_000),
    "1,".repeat(60_000),
    ` ${"\n".repeat(120_000)}`,
  ]) {
    // Read again from each line, it would pass the limit of any test.
    expect(cards(text).length).toBeLessThan(text.length);
  }
});

test("parts cover the text between paragraphs, and never cut a character", () => {
  const text = `${"a".repeat(70)}\n\n${"b".repeat(70)}\n\n${"c".repeat(30)}`;
  expect(partsOf(text, 100).map(({ from, to }) => text.slice(from, to).trim().charAt(0))).toEqual([
    "a",
    "b",
    "c",
  ]);
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme", maxLength: 300 }),
      fc.integer({ min: 4, max: 50 }),
      (whole, most) => {
        const parts = partsOf(whole, most);
        expect(
          parts
            .map(({ from, to }) => whole.slice(from, to))
            .join("")
            .replace(/\s/gu, ""),
        ).toBe(whole.replace(/\s/gu, ""));
        for (const { from, to } of parts)
          expect(whole.slice(from, to).isWellFormed() || !whole.isWellFormed()).toBe(true);
        expect(Math.max(0, ...parts.map(({ from, to }) => to - from))).toBeLessThanOrEqual(most);
      },
    ),
  );
});
