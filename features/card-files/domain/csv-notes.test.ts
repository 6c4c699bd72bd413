import { describe, expect, test } from "vitest";
import { CSV_COLUMNS, type CsvOptions, readCsv } from "./csv-columns.ts";
import { cardsCsv, decksOfCsv, notesOfCsv } from "./csv-notes.ts";
import { collectWarnings, type ImportedNote, NO_DETAILS } from "./imported.ts";

const NOW = Date.UTC(2026, 10, 21);
const DECK = ["Importés"];

function read(text: string, over: Partial<CsvOptions> = {}) {
  const file = readCsv(Buffer.from(text), DECK);
  if (!file.ok) throw new Error(file.reason);
  const warnings = collectWarnings();
  const notes = [
    ...notesOfCsv(file.text, { ...file.preview.options, ...over }, NOW, warnings),
  ].flat();
  return { preview: file.preview, notes, warnings: warnings.list() };
}
const shown = (notes: readonly ImportedNote[]) =>
  notes.map(({ kind, question, answer, tags }) => [kind, question, answer, tags]);

describe("columns", () => {
  test.each([
    ["French", "Question;Réponse;Étiquettes\nq;r;a b"],
    ["English", "Front,Back,Tags\nq,r,a b"],
    ["Spanish", "Pregunta\tRespuesta\tEtiquetas\nq\tr\ta b"],
    ["Anki's own marks", "#separator:tab\n#html:false\n#tags column:3\nq\tr\ta b"],
    ["no header", "q;r"],
  ])("%s", (what, text) => {
    const { notes, preview } = read(text);
    expect(notes).toMatchObject([{ kind: "basic", question: "q", answer: "r", deck: DECK }]);
    expect(preview.count).toBe(1);
    expect(notes[0]?.tags).toEqual(what === "no header" ? [] : ["a", "b"]);
  });

  test("an export of before a field is still one of ours: its cells are HTML", () => {
    const names = CSV_COLUMNS.filter((role) => role !== "difficulty");
    const { preview } = read(`${names.join()}\n${names.map(() => "x").join()}`);
    expect(preview.options.html).toBe(true);
    expect(read(`${names.toReversed().join()}\nx`).preview.options.html).toBe(false);
  });

  test("a name met twice is meant once, an unknown one is left out", () => {
    const { preview } = read("question,answer,question,couleur\nq,r,x,y");
    expect(preview.options.roles).toEqual(["question", "answer", "ignored", "ignored"]);
    expect(preview.names).toEqual(["question", "answer", "question", "couleur"]);
    expect(preview.rows).toEqual([["q", "r", "x", "y"]]);
  });

  test("the person's choice wins over what was guessed", () => {
    const { notes } = read("r;q\nr2;q2", {
      roles: ["answer", "question"],
      hasHeader: false,
      deck: ["A", "B"],
    });
    expect(shown(notes)).toEqual([
      ["basic", "q", "r", []],
      ["basic", "q2", "r2", []],
    ]);
    expect(notes[0]?.deck).toEqual(["A", "B"]);
  });

  test("eight rows are shown, all are counted", () => {
    const { preview } = read(`question,answer\n${"q,r\n".repeat(500)}`);
    expect(preview.rows).toHaveLength(8);
    expect(preview.count).toBe(500);
  });
});

describe("rows", () => {
  test("text is text: signs are shown, lines are kept, nothing runs", () => {
    const { notes } = read('question,answer\n"PaO2 < 60 & SaO2","a\nb"');
    expect(shown(notes)).toEqual([["basic", "PaO2 &lt; 60 &amp; SaO2", "a<br>b", []]]);
  });

  test("HTML is recognised and kept for the screen to make safe", () => {
    expect(shown(read("question,answer\n<b>q</b>,r").notes)).toEqual([
      ["basic", "<b>q</b>", "r", []],
    ]);
  });

  test("kinds are told or seen", () => {
    const { notes, warnings } = read(
      "question,answer,type\nq {{c1::a}},suite,\nq,r,reversed\nq,r,Typed\nq,r,bizarre\nsans trou,,cloze\n,r,",
    );
    expect(
      notes.map(({ kind, answer, extra, cards }) => [kind, answer, extra, cards.length]),
    ).toEqual([
      ["cloze", "", "suite", 1],
      ["reversed", "r", "", 2],
      ["typed", "r", "", 1],
      ["basic", "r", "", 1],
    ]);
    expect(warnings).toEqual([
      { reason: "unknownKind", detail: "bizarre", count: 1 },
      { reason: "rowWithoutGap", detail: "6", count: 1 },
      { reason: "rowWithoutQuestion", detail: "7", count: 1 },
    ]);
  });

  test("the same file twice gives the same notes, two questions two notes", () => {
    const text = "question,answer\nq1,r\nq2,r\nq1,autre";
    const guids = read(text).notes.map(({ guid }) => guid);
    expect(read(text).notes.map(({ guid }) => guid)).toEqual(guids);
    expect(new Set(guids).size).toBe(3);
  });

  test("a cell of a hundred thousand characters is left out and said", () => {
    expect(read(`question,answer\n${"x".repeat(100_001)},r\nq,r`)).toMatchObject({
      warnings: [{ reason: "rowTooLong", detail: "2" }],
      notes: [{ question: "q" }],
    });
  });
});

test("the decks of a file are known before its notes", () => {
  const file = readCsv(Buffer.from("question,answer,deck\nq,r,A::B\nq2,r,\nq3,r, A :: B "), DECK);
  expect(file.ok && decksOfCsv(file.text, file.preview.options)).toEqual([["A", "B"], DECK]);
});

test.each([
  ["nothing", "", "noNotes"],
  ["a mark never closed", 'question,answer\n"q,r', "unreadableCsv"],
  ["a program", "\u0000\u0001MZ", "unreadableCsv"],
])("%s is refused", (_what, text, reason) => {
  expect(readCsv(Buffer.from(text), DECK)).toMatchObject({ ok: false, reason });
});

test.each([";", ",", "\t"] as const)(
  "an export with %j comes back whole, formulas disarmed on the way",
  async (delimiter) => {
    const note = (over: Partial<ImportedNote>): ImportedNote => ({
      guid: "g1",
      kind: "basic",
      deck: ["Urgences", "Neuro"],
      question: '=HYPERLINK("http://x";"y")',
      answer: "<b>-5</b>",
      extra: "",
      tags: ["a::b", "été"],
      created: NOW,
      occlusion: null,
      details: {
        ...NO_DETAILS,
        specialty: "neurologie",
        difficulty: "hard",
        ai: true,
        source: {
          title: "ESO ; 2021",
          link: "https://doi.org/10.1",
          year: 2021,
          passage: "« seuil »\n@x",
        },
      },
      cards: [],
      ...over,
    });
    const notes = [
      note({}),
      note({
        guid: "-g2",
        kind: "cloze",
        question: "{{c1::a}}\n{{c2::b}}",
        answer: "",
        details: null,
        created: NOW + 1,
      }),
    ];
    const hidden = note({ guid: "o", kind: "occlusion" });
    const left: string[] = [];
    const text = (
      await Array.fromAsync(
        cardsCsv([notes, [], [hidden]], delimiter, ({ guid }) => left.push(guid)),
      )
    ).join("");
    expect(left).toEqual(["o"]);
    expect(text).not.toMatch(/(?:^|[;,\t\n]"?)=/);
    const again = read(text);
    expect(again.warnings).toEqual([]);
    expect(again.notes.map((entry) => ({ ...entry, cards: [] }))).toEqual(notes);
    const file = readCsv(Buffer.from(text), DECK);
    expect(file.ok && decksOfCsv(file.text, file.preview.options)).toEqual([["Urgences", "Neuro"]]);
  },
);
