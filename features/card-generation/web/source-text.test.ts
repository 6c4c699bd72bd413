import { expect, test } from "vitest";
import type { SheetView } from "#features/guidelines/contract.ts";
import { fakeCalls } from "#platform/ui/testing/fake-calls.ts";
import { answerText, openHandover, sheetText, subjectOf } from "./source-text.ts";

const passage = (
  anchor: string,
  section: SheetView["content"][number]["section"],
  text: string,
) => ({
  ...{ anchor, section, text, population: "adult" as const },
  ...{ doses: [], sources: [] },
});
const sheet = {
  ...{
    id: "choc",
    title: "Choc",
    specialty: "urgences",
    population: "adult",
    checked: "2026-11-21",
  },
  content: [
    passage("d1", "definition", "Premier."),
    passage("d2", "definition", "Second."),
    passage("t1", "treatment", "Dose."),
  ],
} as unknown as SheetView;

test("a sheet is read section by section, each passage with its own address", () => {
  const { text, marks, year } = sheetText(sheet);
  expect(text).toBe("# Définition\n\nPremier.\n\nSecond.\n\n# Traitement\n\nDose.");
  expect(marks.map(({ from, to, link }) => [text.slice(from, to), link])).toEqual([
    ["Premier.", "/guidelines/choc#d1"],
    ["Second.", "/guidelines/choc#d2"],
    ["Dose.", "/guidelines/choc#t1"],
  ]);
  expect(year).toBe(2026);
});

test("what is not to be used in this installation makes no card", () => {
  const avoided = { avoided: "everybody" as const, notes: [] };
  const [first, second, third] = sheet.content as [
    SheetView["content"][number],
    SheetView["content"][number],
    SheetView["content"][number],
  ];
  const without = { ...sheet, content: [first, { ...second, local: avoided }, third] };
  expect(sheetText(without).text).toBe("# Définition\n\nPremier.\n\n# Traitement\n\nDose.");
  expect(sheetText({ ...sheet, local: avoided }).text).toBe("");
});

test("an answer loses its marks and its numbers", () => {
  const markup =
    "## Titre\n\nUne **dose** [1].\n\n- un [2]\n- deux\n\n> [!WARNING] Attention\n> - ceci\n\n| a | b |\n|---|---|\n| c | d |\n";
  expect(answerText(markup)).toBe("# Titre\n\nUne dose.\n\n- un\n- deux\n\nceci\n\nc\u00a0: d");
});

test("an address that names nothing known, or nothing of mine, opens nothing", async () => {
  const id = "00000000-0000-4000-8000-000000000001";
  fakeCalls({
    "chat/open": () => ({ title: "T", messages: [{ id, role: "person", text: "question" }] }),
  });
  const { signal } = new AbortController();
  expect(await openHandover("something:else", signal)).toBeNull();
  // A question is no answer.
  expect(await openHandover(`chat.answer:${id}/${id}`, signal)).toBeNull();
  await expect(openHandover("guidelines.sheet:x", signal)).rejects.toThrow();
});

test("a statement of an answer is lent alone, by the number of its source", async () => {
  const id = "00000000-0000-4000-8000-000000000001";
  const text = "- Adrénaline 0,5 mg IM [1]\n- Stridor [2]\n";
  const answer = { id, role: "assistant", text, sources: [], createdAt: "2026-11-21" };
  fakeCalls({ "chat/open": () => ({ title: "T", messages: [answer] }) });
  const { signal } = new AbortController();
  const lent = await openHandover(`chat.answer:${id}/${id}/1`, signal);
  expect(lent?.source.text).toBe("Adrénaline 0,5 mg IM");
  expect(await openHandover(`chat.answer:${id}/${id}/9`, signal)).toBeNull();
});

test("the subject of an answer is the document it cites most", () => {
  expect(subjectOf([{ title: "Choc" }, { title: "Sepsis" }, { title: "Sepsis" }])).toBe("Sepsis");
  expect(subjectOf([])).toBe("");
});
