import { expect, test } from "vitest";
import { conversationMarkdown, type ExportTexts } from "./conversation-markdown.ts";
import type { Message, Source } from "./message.ts";
import { shownAnswer } from "./shown-answer.ts";

const source = (n: number): Source => ({
  n,
  id: `anaphylaxie#t${n}`,
  title: "Anaphylaxie",
  section: "treatment",
  source: "SFMU 2016",
  year: 2016,
  route: `/guidelines/anaphylaxie#t${n}`,
  checked: null,
  population: "adult",
  language: "fr",
});
const answer: Message = {
  id: "11111111-1111-4111-8111-111111111111",
  role: "assistant",
  seq: 2,
  text: "Adrénaline 0,5 mg [2][7], inventé [3].",
  status: "complete",
  // Answers of an earlier version have gaps: numbers of passages the model was given.
  sources: [source(2), source(7)],
  tools: [],
  annotations: [{ from: 11, to: 17, kind: "dose" }],
  mind: "model",
  fallback: null,
  mode: "general",
  speed: "normal",
  language: "fr",
  parentId: null,
  versions: [],
  feedback: null,
  createdAt: new Date(0),
};

test("each number keeps its own source, whatever the gaps; one without a source goes; doubts are written out", () => {
  const [block] = shownAnswer(answer, "non vérifié");
  const content = block?.kind === "paragraph" ? block.content : [];
  expect(content.flatMap((part) => (part.kind === "citation" ? [part.n] : []))).toEqual([2, 7]);
  expect(content.map((part) => (part.kind === "text" ? part.text : "")).join("")).toBe(
    "Adrénaline 0,5 mg (non vérifié) , inventé .",
  );
});

test("in a file, the list of sources gives each its own number", () => {
  const texts: ExportTexts = {
    exported: "x",
    person: "Question",
    assistant: "Réponse",
    sources: "Sources",
    unverified: "non vérifié",
    empty: "vide",
    notice: "avis",
    mode: () => "Général",
    source: ({ title }) => title,
    ended: () => null,
  };
  const written = conversationMarkdown(
    { title: "T", messages: [answer] },
    texts,
    (route) => `https://x${route}`,
  );
  expect(written).toContain("0,5 mg *(non vérifié)* [2][7]");
  // Not "2." and "7.": a list numbers its own items, and readers would see 2 and 3.
  expect(written).toContain(
    "\\[2\\] [Anaphylaxie](https://x/guidelines/anaphylaxie#t2), SFMU 2016",
  );
  expect(written).toContain(
    "\\[7\\] [Anaphylaxie](https://x/guidelines/anaphylaxie#t7), SFMU 2016",
  );
});
