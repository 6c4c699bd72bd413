import { expect, test } from "vitest";
import { cardsOf, digest, missingFields } from "./note-content.ts";
import { plainText, questionKey } from "./plain-text.ts";
import type { NoteContent } from "./wire-note.ts";

const note = (over: Partial<NoteContent>): NoteContent => ({
  kind: "basic",
  question: "Q",
  answer: "R",
  extra: "",
  occlusion: null,
  ...over,
});
const mask = (group: number) => ({
  group,
  shape: "rect" as const,
  left: 0.1,
  top: 0.1,
  width: 0.2,
  height: 0.2,
  points: [],
  text: "",
  style: {},
});

test.each<[string, Partial<NoteContent>, string[], number[]]>([
  ["basic", {}, [], [0]],
  ["blank sides", { question: "<p> &nbsp;</p>", answer: "<br>" }, ["question", "answer"], [0]],
  ["a picture is a question", { question: '<img src="/api/flashcards/media/x">' }, [], [0]],
  ["reversed", { kind: "reversed" }, [], [0, 1]],
  [
    "cloze",
    { kind: "cloze", question: "{{c2::NIHSS}} et {{c1::Rankin::échelle}}", answer: "" },
    [],
    [0, 1],
  ],
  ["cloze without a gap", { kind: "cloze", question: "NIHSS", answer: "" }, ["gap"], []],
  ["typed", { kind: "typed", answer: "" }, ["answer"], [0]],
  ["occlusion without a picture", { kind: "occlusion", answer: "" }, ["image"], []],
  [
    "occlusion",
    {
      kind: "occlusion",
      question: "",
      occlusion: { image: "/i", masks: [mask(3), mask(0), mask(1), mask(3)], hideAll: true },
    },
    [],
    [0, 2],
  ],
  [
    "occlusion with annotations alone",
    { kind: "occlusion", occlusion: { image: "/i", masks: [mask(0)], hideAll: true } },
    ["mask"],
    [],
  ],
])("%s", (_, over, missing, ordinals) => {
  expect(missingFields(note(over))).toEqual(missing);
  expect(cardsOf(note(over))).toEqual(ordinals);
});

test("a list shows text: no markup, gaps filled, entities read once", () => {
  expect(
    plainText(
      "<div>Dose&nbsp;: {{c1::0,9&#160;mg/kg::dose}}</div><p>1&lt;2 &amp;lt; <b>H</b>TA</p>",
    ),
  ).toBe("Dose : 0,9 mg/kg 1<2 &lt; HTA");
  expect(
    plainText(
      "<style>p{color:red}</style><script>alert(1)</script>avant [sound:a.mp3] après &#xD800;&#0;",
    ),
  ).toBe("avant après");
});

test("the same question is found whatever its accents, case, punctuation and markup", () => {
  expect(questionKey("<b>Œdème</b> aigu du poumon : traitement ?")).toBe(
    questionKey("oedeme AIGU du poumon, traitement"),
  );
  expect(questionKey("K+ > 6")).not.toBe(questionKey("K- > 6"));
  expect(digest(note({ question: "a".repeat(2000) }), []).folded).toHaveLength(500);
});
