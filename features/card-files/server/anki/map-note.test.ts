import { describe, expect, test } from "vitest";
import type { NoteType } from "./definition.ts";
import { mappingOf } from "./map-note.ts";

const type = (over: Partial<NoteType>): NoteType => ({
  id: 1,
  name: "Type",
  cloze: false,
  stock: 0,
  fields: ["Front", "Back"],
  templates: [
    {
      ordinal: 0,
      name: "Card 1",
      question: "{{Front}}",
      answer: "{{FrontSide}}<hr id=answer>{{Back}}",
    },
  ],
  ...over,
});
const template = (ordinal: number, question: string, answer: string) => ({
  ordinal,
  name: `Card ${ordinal + 1}`,
  question,
  answer,
});
const map = (noteType: NoteType, ...fields: string[]) =>
  mappingOf(noteType)?.({ fields, tags: "a b", deck: "Urgences::Neuro" });
const shown = (noteType: NoteType, ...fields: string[]) =>
  map(noteType, ...fields)?.map(({ kind, question, answer, extra }) => [
    kind,
    question,
    answer,
    extra,
  ]);

describe("ordinary note types", () => {
  test.each([
    ["the answer after its line", "{{FrontSide}}\n\n<hr id=answer>\n\n{{Back}}", "B"],
    ["the line written another way", "{{Front}}<hr id='answer' class=x />{{Back}}", "B"],
    ["no line, the front repeated", "{{Front}} {{Back}}", "B"],
    ["no line, only the back", "<b>{{Back}}</b>", "<b>B</b>"],
    [
      "fields, tags and deck around it",
      "{{FrontSide}}<hr id=answer>{{Back}} ({{Tags}}, {{Deck}}, {{Subdeck}}, {{Type}}, {{Card}})",
      "B (a b, Urgences::Neuro, Neuro, Type, Card 1)",
    ],
    [
      "a section shown",
      "{{FrontSide}}<hr id=answer>{{#Back}}<i>{{Back}}</i>{{/Back}}{{^Back}}rien{{/Back}}",
      "<i>B</i>",
    ],
    ["a filter that reads aloud", "{{FrontSide}}<hr id=answer>{{Back}}{{tts fr_FR:Back}}", "B"],
    ["a filter that keeps text only", "{{FrontSide}}<hr id=answer>{{text:Back}}", "B"],
    ["an unknown filter or field", "{{FrontSide}}<hr id=answer>{{furigana:Back}}{{Nowhere}}", "B"],
    [
      "script and style of the page",
      "{{FrontSide}}<hr id=answer>{{Back}}<script>alert(1)</script><style>x{}</style><!-- y -->",
      "B",
    ],
  ])("%s", (_what, answer, expected) => {
    expect(shown(type({ templates: [template(0, "{{Front}}", answer)] }), "A", "B")).toEqual([
      ["basic", "A", expected, ""],
    ]);
  });

  test("an empty section counts spaces and breaks as nothing, an image as something", () => {
    const sections = type({
      templates: [
        template(
          0,
          "{{Front}}",
          "{{FrontSide}}<hr id=answer>{{#Back}}oui{{/Back}}{{^Back}}non{{/Back}}",
        ),
      ],
    });
    for (const blank of ["", " ", "<br>", "&nbsp;<div></div>"])
      expect(shown(sections, "A", blank)?.[0]?.[2]).toBe("non");
    expect(shown(sections, "A", '<img src="a.png">')?.[0]?.[2]).toBe("oui");
  });

  test("two templates that mirror each other are one reversed note", () => {
    const reversed = type({
      templates: [
        template(0, "{{Front}}", "{{FrontSide}}<hr id=answer>{{Back}}"),
        template(1, "{{Back}}", "{{FrontSide}}<hr id=answer>{{Front}}"),
      ],
    });
    expect(shown(reversed, "A", "B")).toEqual([["reversed", "A", "B", ""]]);
    expect([...(map(reversed, "A", "B")?.[0]?.ordinals ?? [])]).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });

  test("templates that ask different things are notes of their own, told apart for ever", () => {
    const many = type({
      fields: ["Maladie", "Signe", "Traitement"],
      templates: [
        template(0, "Signe de {{Maladie}} ?", "{{FrontSide}}<hr id=answer>{{Signe}}"),
        template(1, "Traitement de {{Maladie}} ?", "{{FrontSide}}<hr id=answer>{{Traitement}}"),
        template(2, "{{#Nowhere}}{{Maladie}}{{/Nowhere}}", "{{Signe}}"),
      ],
    });
    expect(
      map(many, "M", "S", "T")?.map(({ question, answer, suffix }) => [question, answer, suffix]),
    ).toEqual([
      ["Signe de M ?", "S", ""],
      ["Traitement de M ?", "T", "~1"],
    ]);
  });

  test("a field to type is the answer, what else the back shows is the extra", () => {
    const typed = type({
      templates: [
        template(
          0,
          "{{Front}}<br>{{type:Back}}",
          "{{Front}}<hr id=answer>{{type:Back}}<br>{{Plus}}",
        ),
      ],
      fields: ["Front", "Back", "Plus"],
    });
    expect(shown(typed, "A", "B", "C")).toEqual([["typed", "A<br>", "B", "C"]]);
  });

  test("nothing to ask gives nothing; a type without fields or templates is no type", () => {
    expect(shown(type({}), "<br>", "B")).toEqual([]);
    expect(mappingOf(type({ templates: [] }))).toBeNull();
    expect(mappingOf(type({ fields: [] }))).toBeNull();
  });

  test("fields named after what objects inherit are fields like others", () => {
    expect(
      shown(
        type({
          fields: ["constructor", "__proto__"],
          templates: [template(0, "{{constructor}}", "<hr id=answer>{{toString}}{{__proto__}}")],
        }),
        "A",
        "B",
      )?.[0]?.[1],
    ).toBe("A");
  });
});

describe("cloze", () => {
  const cloze = (question: string, answer: string) =>
    type({ cloze: true, fields: ["Text", "Extra"], templates: [template(0, question, answer)] });
  test.each([
    ["Anki's own", "{{cloze:Text}}", "{{cloze:Text}}<br>\n{{Extra}}", "{{c1::a}}", "E"],
    [
      "with a heading",
      "<b>Lieu</b> {{edit:cloze:Text}}",
      "<b>Lieu</b> {{edit:cloze:Text}}<hr>{{Extra}}",
      "<b>Lieu</b> {{c1::a}}",
      "E",
    ],
    [
      "to be typed",
      "{{cloze:Text}}{{type:cloze:Text}}",
      "{{cloze:Text}}{{type:cloze:Text}}<br>{{Extra}}",
      "{{c1::a}}{{c1::a}}",
      "E",
    ],
  ])("%s", (_what, question, answer, expectedQuestion, extra) => {
    expect(shown(cloze(question, answer), "{{c1::a}}", "E")).toEqual([
      ["cloze", expectedQuestion, "", extra],
    ]);
  });

  test("without a gap is a plain card", () => {
    expect(shown(cloze("{{cloze:Text}}", "{{cloze:Text}}<br>{{Extra}}"), "sans trou", "E")).toEqual(
      [["basic", "sans trou", "E", ""]],
    );
  });
});

describe("image occlusion", () => {
  const occlusion = type({
    cloze: true,
    stock: 6,
    fields: ["Occlusion", "Image", "Header", "Back Extra", "Comments"],
    templates: [
      template(
        0,
        '{{cloze:Occlusion}}<div id="image-occlusion-container">{{Image}}</div>',
        "{{cloze:Occlusion}}{{Back Extra}}",
      ),
    ],
  });

  test("is read by the place of its fields", () => {
    const masks =
      "{{c1::image-occlusion:rect:left=.1:top=.2:width=.3:height=.4:angle=10:text=a\\:b}}<br>";
    const [note] = map(occlusion, masks, '<img src="a%20b.png">', "H", "E", "C") ?? [];
    expect(note).toMatchObject({ kind: "occlusion", question: "H", answer: "E", extra: "C" });
    expect(note?.occlusion).toMatchObject({
      image: "a b.png",
      hideAll: false,
      masks: [
        {
          group: 1,
          shape: "rect",
          left: 0.1,
          top: 0.2,
          width: 0.3,
          height: 0.4,
          text: "a:b",
          style: { angle: "10" },
        },
      ],
    });
  });

  test("one mask may be asked by several cards: none of its numbers is lost", () => {
    const rect = "image-occlusion:rect:left=.1:top=.2:width=.3:height=.4";
    const masks = (numbers: string) =>
      map(occlusion, `{{c${numbers}::${rect}}}`, '<img src="a.png">', "H", "E", "C")?.[0]?.occlusion
        ?.masks;
    expect(masks("1,2")).toMatchObject([{ group: 1, also: [2], shape: "rect" }]);
    // Anki sorts them, counts each once, and passes over what is no number.
    expect(masks("3,,1,3,")).toMatchObject([{ group: 1, also: [3] }]);
    expect(masks("4,")?.[0]).not.toHaveProperty("also");
    expect(masks(",")).toBeUndefined();
    const many = Array.from({ length: 60 }, (_, index) => index + 1);
    expect(masks(many.join(","))?.[0]?.also).toEqual(many.slice(1));
  });

  test("without an image or with unknown shapes falls back to what it says", () => {
    expect(
      map(occlusion, "{{c1::image-occlusion:star:left=1}}", "", "H", "E", "C")?.[0]?.kind,
    ).toBe("cloze");
    expect(map(occlusion, "rien", '<img src="a.png">', "H", "E", "C")?.[0]?.kind).toBe("basic");
  });
});
