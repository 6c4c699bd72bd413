import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { linesOf, type Piece } from "./pdf-lines.ts";
import { pdfText } from "./pdf-text.ts";

/** Letters of half their height; a page is 60 of them wide at 10. */
const piece = (text: string, x: number, y: number, size = 10): Piece => ({
  text,
  matrix: [size, 0, 0, size, x, y],
  width: (text.length * size) / 2,
  height: size,
});
/** Lines one under the other, from the top of the page. */
const page = (...lines: (string | Piece)[]): Piece[] =>
  lines.map((line, at) => (typeof line === "string" ? piece(line, 50, 700 - at * 13) : line));
const read = (...pages: Piece[][]) => pdfText(pages.map(linesOf), 10_000).text;

describe("a paragraph", () => {
  test("is one line, and a word cut at the end of one is whole", () => {
    expect(
      read(
        page(
          "Le traitement repose sur une antibio-",
          "thérapie précoce et sur le remplissage",
          "vasculaire.",
        ),
      ),
    ).toBe(
      "Le traitement repose sur une antibiothérapie précoce et sur le remplissage vasculaire.",
    );
  });
  test("keeps the hyphen that the document writes elsewhere, and that of figures", () => {
    const text = read(
      page(
        "Les bêta-lactamines sont données ; une bêta-",
        "lactamine seule suffit pendant 5-",
        "7 jours, puis l’arrêt.",
      ),
    );
    expect(text).toBe(
      "Les bêta-lactamines sont données ; une bêta-lactamine seule suffit pendant 5-7 jours, puis l’arrêt.",
    );
  });
  test("ends where its last line had room, and where space is left", () => {
    const text = read([
      ...page(
        "Premier paragraphe, assez long pour la page.",
        "Sa fin.",
        "Deuxième paragraphe, aussi long que la page",
      ),
      piece("Troisième, après un blanc.", 50, 630),
    ]);
    expect(text.split("\n\n")).toHaveLength(3);
  });
  test("goes on over the end of a page when its sentence does", () => {
    expect(
      read(page("Une phrase qui court jusque"), page("sur la page d’après.", "Une autre.")),
    ).toMatch(/^Une phrase qui court jusque sur la page d’après\./u);
  });
});

test("ligatures are letters, a split accent is on its letter, an exponent stays in its line", () => {
  const before = piece("eﬃcace, ﬁbrine, œde\u0300me, 10", 50, 700);
  const text = read([before, piece("9", 50 + before.width, 704, 6)]);
  expect(text).toBe("efficace, fibrine, œd\u00e8me, 109");
});

test("micro before a unit is its sign, whatever letter the file holds", () => {
  expect(read(page("5 \u03bcg/kg, 2 \u03bcmol, 3 \u03bcg par heure."))).toBe(
    "5 \u00b5g/kg, 2 \u00b5mol, 3 \u00b5g par heure.",
  );
});

test("items keep a mark, a title of larger letters is a heading", () => {
  const text = read([
    piece("Choc septique", 50, 740, 16),
    ...page("Signes :", "• marbrures", "\uf0b7 oligurie", "– confusion"),
  ]);
  expect(text).toBe("# Choc septique\n\nSignes :\n\n- marbrures\n- oligurie\n- confusion");
});

test("a numbered title of larger letters is a heading too; a numbered item is none", () => {
  const text = read([
    piece("2. Surveillance", 50, 740, 13),
    ...page("1. Premier dosage", "2. Second dosage"),
  ]);
  expect(text).toBe("# 2. Surveillance\n\n1. Premier dosage\n2. Second dosage");
});

describe("a title printed over the pages of a part", () => {
  const part = (title: string, n: number, ...lines: string[]) => [
    ...page(...lines),
    // Written last, as many programs do.
    piece("Hôpital fictif", 50, 780, 8),
    piece(`${title} - Page ${n}/2`, 200, 780, 8),
    piece("du Val", 50, 770, 8),
  ];
  const pages = [
    part("Transfusion de l’enfant", 1, "Débit fictif de 4 par heure."),
    part("Transfusion de l’enfant", 2, "Débit fictif de 8 par heure."),
    part("Chute d’un patient", 1, "Évaluer avant de relever."),
    part("Chute d’un patient", 2, "Déclarer le jour même."),
  ].map(linesOf);
  test("is said once, where the part begins, over what it holds", () => {
    expect(pdfText(pages, 10_000).pages).toEqual([
      "# Hôpital fictif Transfusion de l’enfant\n\nDébit fictif de 4 par heure.",
      "Débit fictif de 8 par heure.",
      "# Hôpital fictif Chute d’un patient\n\nÉvaluer avant de relever.",
      "Déclarer le jour même.",
    ]);
  });
});

test("a line at the same place of the next page stays when one figure of it is another", () => {
  const doses = [5, 8, 11].map((n) => page(`Dose fictive ${n}`, `Texte ${"abc"[n % 3]}.`));
  const { pages } = pdfText(doses.map(linesOf), 10_000);
  expect(pages[0]).toContain("Dose fictive 5");
  expect(pages[1]).toContain("Dose fictive 8");
});

test("a page of nothing but the title of its part keeps it", () => {
  const pages = [page("Annexe fictive"), page("Annexe fictive", "Texte d’annexe.")];
  expect(pdfText(pages.map(linesOf), 10_000).text).toContain("Annexe fictive");
});

test("running titles and page numbers are left out, the same figures in the text stay", () => {
  const pages = [1, 2, 3, 4].map((n) => [
    piece("Cours de réanimation", 50, 780),
    ...page(`Texte de la page ${"abcd"[n - 1]}.`, "12", "Fin de ce texte-là."),
    piece(`${n} / 4`, 300, 20),
  ]);
  const text = read(...pages);
  expect(text).not.toMatch(/Cours de réanimation|\/ 4/u);
  expect(text.match(/^12$/gmu)).toHaveLength(4);
});

describe("columns", () => {
  const rows = [
    "un deux trois quatre cinq six",
    "sept huit neuf dix onze douze",
    "treize quatorze quinze seize",
    "dix-sept dix-huit dix-neuf",
    "vingt et un vingt-deux et.",
  ];
  test("written across are read one after the other", () => {
    const pieces = rows.flatMap((row, at) => [
      piece(row, 50, 700 - at * 13),
      piece(row.toUpperCase(), 260, 700 - at * 13),
    ]);
    const text = read(pieces);
    expect(text.indexOf("UN DEUX")).toBeGreaterThan(text.indexOf("vingt-deux"));
    expect(text).toContain("six sept");
  });
  test("of a table stay beside each other, row by row", () => {
    const pieces = ["Adrénaline", "Amiodarone", "Atropine", "Lidocaïne", "Naloxone"].flatMap(
      (drug, at) => [piece(drug, 50, 700 - at * 13), piece(`${at + 1} mg`, 400, 700 - at * 13)],
    );
    expect(read(pieces)).toContain("Adrénaline 1 mg\n\nAmiodarone 2 mg");
  });
});

test("a page lying on its side is read as it is turned; a watermark across it is not", () => {
  const turned = (text: string, x: number, y: number): Piece => ({
    ...piece(text, x, y),
    matrix: [0, 10, -10, 0, x, y],
  });
  const text = read([
    turned("Première ligne de la page,", 100, 50),
    piece("BROUILLON", 10, 10),
    turned("et la seconde.", 113, 50),
  ]);
  expect(text).toBe("Première ligne de la page, et la seconde.");
});

test("any pieces anywhere give a text, within its bound", () => {
  const anyPiece = fc.record({
    text: fc.string({ maxLength: 30 }),
    matrix: fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), {
      minLength: 6,
      maxLength: 6,
    }),
    width: fc.double({ min: -10, max: 1e5, noNaN: true }),
    height: fc.double({ min: 0, max: 1e4, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(fc.array(anyPiece, { maxLength: 30 }), { maxLength: 4 }), (pages) => {
      const { text } = pdfText(pages.map(linesOf), 200);
      expect(text.length).toBeLessThanOrEqual(200);
      expect(text.isWellFormed()).toBe(true);
    }),
  );
});

test("each page has its own paragraphs; one that goes on is on the page where it begins", () => {
  const { pages, text } = pdfText(
    [
      page("Le traitement repose sur la", "perfusion de"),
      page("noradrénaline. Fin.", "", "Autre paragraphe."),
    ].map(linesOf),
    10_000,
  );
  expect(pages).toEqual([
    "Le traitement repose sur la perfusion de noradrénaline. Fin.",
    "Autre paragraphe.",
  ]);
  expect(text).toBe(pages.join("\n\n"));
});
