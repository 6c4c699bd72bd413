import fc from "fast-check";
import { expect, test } from "vitest";
import { type BankQuestion, bankQuestion } from "../bank-question.ts";
import { letter } from "../programme.ts";
import { formatOf, readQuestions, writeQuestions } from "./formats.ts";
import { FORMATS, type Format } from "./read-file.ts";

/** What a short form of a question needs to be one. */
const whole = (question: object): BankQuestion => bankQuestion.parse(question);
const lines = (...texts: string[]) =>
  texts.map((text, at) => ({
    id: letter(at),
    text: text.replace("*", ""),
    correct: text.startsWith("*"),
  }));
const short = ({ questions, refused }: ReturnType<typeof readQuestions>) => ({
  questions: questions.map((one) => ({
    type: one.type,
    statement: one.statement,
    lines:
      "propositions" in one
        ? one.propositions.map((line) => (line.correct ? `*${line.text}` : line.text))
        : "accepted" in one && one.accepted,
  })),
  refused,
});

test("Aiken: one right answer, whatever the ends of lines", () => {
  const text =
    "Quel vaisseau ?\r\nA. L’aorte\r\nB) La veine cave\r\nANSWER: B\r\n\r\nSans réponse\nA. un\nB. deux\n\nSuite\nA. un\nB. deux\nANSWER: D\n";
  expect(short(readQuestions(text, "aiken"))).toEqual({
    questions: [
      { type: "qru", statement: "Quel vaisseau ?", lines: ["L’aorte", "*La veine cave"] },
    ],
    refused: [
      { at: 6, reason: "syntax" },
      { at: 10, reason: "key" },
    ],
  });
});

test("GIFT: choices, weights, true or false, short answers, remarks and escapes", () => {
  const text = `// Cardiologie
$CATEGORY: Cardio

::Q1:: Traitement de première intention \\: {
=l’aspirine#Oui
~la warfarine#Non
~rien \\{du tout\\}
####Voir la recommandation
}

Deux lignes {~%50%a ~%50%b ~%-100%c}

Le potassium est élevé {TRUE#Il l’est#Bien}

Le traitement est l’{=adrénaline =épinéphrine} en intramusculaire

Associer {=a -> 1 =b -> 2}

Combien ? {#5:1}

Écrire {}

Rien d’autre

Poids {~%100%a =%50%b ~% c}`;
  const read = readQuestions(text, "gift");
  expect(short(read)).toEqual({
    questions: [
      {
        type: "qru",
        statement: "Traitement de première intention :",
        lines: ["*l’aspirine", "la warfarine", "rien {du tout}"],
      },
      { type: "qrm", statement: "Deux lignes", lines: ["*a", "*b", "c"] },
      { type: "qru", statement: "Le potassium est élevé", lines: ["*Vrai", "Faux"] },
      {
        type: "qroc",
        statement: "Le traitement est l’ _____ en intramusculaire",
        lines: ["adrénaline", "épinéphrine"],
      },
      { type: "qrm", statement: "Poids", lines: ["*a", "*b", "% c"] },
    ],
    refused: [
      { at: 17, reason: "kind" },
      { at: 19, reason: "kind" },
      { at: 21, reason: "kind" },
      { at: 23, reason: "syntax" },
    ],
  });
  expect(read.questions[0]).toMatchObject({
    explanation: "Voir la recommandation",
    propositions: [{ explanation: "Oui" }, { explanation: "Non" }, { explanation: null }],
  });
});

test("Moodle XML: HTML as it is seen, several answers, what cannot be marked", () => {
  const answer = (fraction: string, text: string) =>
    `<answer fraction="${fraction}"><text>${text}</text><feedback><text>Parce que</text></feedback></answer>`;
  const question = (type: string, inside: string) =>
    `<question type="${type}"><name><text>n</text></name><questiontext format="html"><text><![CDATA[<p>Quelle <b>dose</b>&nbsp;?</p><p>Une</p>]]></text></questiontext>${inside}</question>`;
  const text = `<?xml version="1.0"?><quiz><question type="category"/>
    ${question("multichoice", `<single>true</single>${answer("100", "0,5 mg")}${answer("0", "1 mg &lt; 2")}`)}
    ${question("multichoice", `<single>false</single>${answer("50", "a")}${answer("50", "b")}${answer("-100", "c")}`)}
    ${question("truefalse", `${answer("0", "true")}${answer("100", "false")}`)}
    ${question("shortanswer", `${answer("100", "adrénaline")}${answer("50", "un peu")}`)}
    ${question("matching", "")}
    ${question("multichoice", `<single>true</single>${answer("50", "a")}${answer("100", "b")}`)}
    ${question("multichoice", `<single>true</single>${answer("0", "a")}${answer("0", "b")}`)}
  </quiz>`;
  const read = readQuestions(text, "moodle");
  expect(short(read)).toEqual({
    questions: [
      { type: "qru", statement: "Quelle dose\u00A0?\nUne", lines: ["*0,5 mg", "1 mg < 2"] },
      { type: "qrm", statement: "Quelle dose\u00A0?\nUne", lines: ["*a", "*b", "c"] },
      { type: "qru", statement: "Quelle dose\u00A0?\nUne", lines: ["Vrai", "*Faux"] },
      { type: "qroc", statement: "Quelle dose\u00A0?\nUne", lines: ["adrénaline"] },
    ],
    refused: [
      { at: 5, reason: "kind" },
      { at: 6, reason: "weights" },
      { at: 7, reason: "key" },
    ],
  });
});

test("JSON: our own form, and the one of published sets", () => {
  const published = [
    { question: "Laquelle ?", answers: { a: "un", b: "deux" }, correct_answers: ["b"] },
    {
      question: "Lesquelles ?",
      answers: { a: "un", b: "deux", c: "trois" },
      correct_answers: ["a", "c"],
    },
    { question: "Aucune", answers: { a: "un", b: "deux" }, correct_answers: ["z"] },
    { question: "", answers: { a: "un", b: "deux" }, correct_answers: ["a"] },
    7,
  ];
  expect(short(readQuestions(JSON.stringify(published), "json"))).toEqual({
    questions: [
      { type: "qru", statement: "Laquelle ?", lines: ["un", "*deux"] },
      { type: "qrm", statement: "Lesquelles ?", lines: ["*un", "deux", "*trois"] },
    ],
    refused: [
      { at: 3, reason: "key" },
      { at: 4, reason: "shape" },
      { at: 5, reason: "syntax" },
    ],
  });
});

const spoken = fc
  .string({ unit: fc.constantFrom(..."aéB 3,.~=#{}:\\<>&\"'%->\n?É"), minLength: 1, maxLength: 40 })
  .map((text) =>
    text
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean)
      .join("\n"),
  )
  // A line that begins like a comment, a category or a title is one: nothing in these formats
  // escapes it.
  .filter((text) => /[aéBÉ3]/.test(text) && !text.includes("->") && !/^(?:\/\/|\$|::)/m.test(text));
const drawn = fc
  .record({
    statement: spoken,
    explanation: fc.option(spoken),
    one: fc.boolean(),
    lines: fc.array(
      fc.record({ text: spoken, correct: fc.boolean(), explanation: fc.option(spoken) }),
      {
        minLength: 2,
        maxLength: 6,
      },
    ),
    accepted: fc.array(spoken, { minLength: 1, maxLength: 3 }),
    open: fc.boolean(),
  })
  .map(({ statement, explanation, one, lines, accepted, open }) => {
    if (open) return whole({ type: "qroc", statement, explanation, accepted });
    const propositions = lines.map((line, at) => ({
      ...line,
      id: letter(at),
      correct: one ? at === 0 : at === 0 || line.correct,
    }));
    return whole({ type: one ? "qru" : "qrm", statement, explanation, propositions });
  });

test.each<Format>(["json", "gift", "moodle", "csv"])(
  "%s: what is written is read again as it was",
  (format) => {
    fc.assert(
      fc.property(fc.array(drawn, { minLength: 1, maxLength: 5 }), (questions) => {
        const { text, left } = writeQuestions(questions, format);
        const read = readQuestions(text, format);
        expect(read.refused).toEqual([]);
        expect(left).toBe(0);
        expect(read.questions).toEqual(questions);
      }),
      { numRuns: 300 },
    );
  },
);

test("a text that begins as a weight does stays a text in GIFT", () => {
  const open = { type: "qroc", statement: "Part ?", accepted: ["%3%a", "%50 et plus"] };
  const one = { type: "qru", statement: "Q", propositions: lines("*%100%un", "%50%deux") };
  const questions = [whole({ ...open, explanation: "e" }), whole(one)];
  const read = readQuestions(writeQuestions(questions, "gift").text, "gift");
  expect(read.questions).toEqual(questions);
});

test("what a format cannot say is counted", () => {
  const unacceptable = { id: "a", text: "un", correct: false, unacceptable: true };
  const questions = [
    whole({ type: "qrm", statement: "Q", propositions: lines("*un", "*deux", "trois") }),
    whole({
      type: "qrm",
      statement: "Q",
      propositions: [unacceptable, ...lines("x", "*deux").slice(1)],
    }),
    whole({ type: "qru", statement: "Q", propositions: lines("*un", "deux") }),
    whole({ type: "qrp", statement: "Q", propositions: lines("*un", "deux") }),
  ];
  const left = (format: Format) => writeQuestions(questions, format).left;
  expect(FORMATS.map(left)).toEqual([0, 2, 3, 2, 1]);
});

test("random and hostile texts are refused, never thrown", () => {
  const hostile = [
    "",
    "\0",
    "{".repeat(100_000),
    "=~".repeat(100_000),
    `<quiz>${"<a>".repeat(50_000)}`,
    '<!DOCTYPE q [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><quiz><question type="shortanswer"><questiontext><text>&b;</text></questiontext></question></quiz>',
    '<!DOCTYPE q [<!ENTITY a SYSTEM "file:///etc/passwd">]><quiz>&a;</quiz>',
    "[".repeat(100_000),
    '{"format":"sclepios-questions","questions":[{"__proto__":{"type":"qru"}}]}',
    `A. ${"x".repeat(200_000)}\nANSWER: A`,
  ];
  for (const format of FORMATS) {
    for (const text of hostile) expect(readQuestions(text, format).questions).toEqual([]);
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => void readQuestions(text, format)),
      { numRuns: 300 },
    );
  }
});

test("the format is told by the name, and by the text where the name tells nothing", () => {
  expect(
    ["a.json", "a.XML", "a.gift", "a.aiken", "a.pdf", "a"].map((name) => formatOf(name, "")),
  ).toEqual(["json", "moodle", "gift", "aiken", null, null]);
  expect(formatOf("a.txt", "Q\nA. x\nB. y\nANSWER: A")).toBe("aiken");
  expect(formatOf("a.txt", "Q {T}")).toBe("gift");
});

test("a case goes out and comes back whole as JSON; a format that cannot say it leaves it out", () => {
  const statement = "Un homme de 50 ans a mal au thorax.";
  const part = {
    type: "qru",
    statement: "Quel premier examen ?",
    propositions: lines("*ECG", "Scanner"),
  };
  const text = JSON.stringify([{ type: "mini-case", statement, questions: [part, part, part] }]);
  const { questions, refused } = readQuestions(text, "json");
  expect(refused).toEqual([]);
  expect(readQuestions(writeQuestions(questions, "json").text, "json").questions).toEqual(
    questions,
  );
  for (const format of ["gift", "aiken", "moodle"] as const)
    expect(writeQuestions(questions, format).left).toBe(1);
});

test("CSV as a spreadsheet writes it: its columns in any order, in French, with what it refuses", () => {
  const text = [
    "Énoncé;Réponse;a;b;c;Rang;Spécialité",
    'Quel vaisseau ?;b;L’aorte;"La veine; cave";;A;cardiologie',
    "Lesquels ?;a c;un;deux;trois;;",
    "Quel antidote ?;naloxone|la naloxone;;;;;",
    "Sans ligne juste ?;z;un;deux;;;",
    "Ailleurs ?;a;un;deux;;;astrologie",
    ";a;un;deux;;;",
  ].join("\r\n");
  expect(formatOf("questions.csv", text)).toBe("csv");
  const read = readQuestions(text, "csv");
  expect(short(read).questions).toEqual([
    { type: "qru", statement: "Quel vaisseau ?", lines: ["L’aorte", "*La veine; cave"] },
    { type: "qrm", statement: "Lesquels ?", lines: ["*un", "deux", "*trois"] },
    { type: "qroc", statement: "Quel antidote ?", lines: ["naloxone", "la naloxone"] },
  ]);
  expect(read.questions[0]).toMatchObject({ rank: "A", specialty: "cardiologie" });
  expect(read.refused).toEqual([
    { at: 5, reason: "key" },
    { at: 6, reason: "shape" },
    { at: 7, reason: "shape" },
  ]);
  expect(readQuestions('statement,answer\n"jamais fermé,a\n', "csv").refused).toEqual([
    { at: 2, reason: "syntax" },
  ]);
  expect(readQuestions("nom,prénom\nA,B\n", "csv").refused).toEqual([{ at: 1, reason: "syntax" }]);
});
