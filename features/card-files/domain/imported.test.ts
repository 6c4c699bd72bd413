import { expect, test } from "vitest";
import { mediaReferences, renameMedia } from "#features/flashcards/domain/media-references.ts";
import { clozeNumbers, ordinalsOf } from "#features/flashcards/domain/ordinals.ts";
import { collectWarnings } from "./imported.ts";

test("gaps are counted once each, in order, whatever the text holds between", () => {
  expect(clozeNumbers("{{c2::b}} {{c1::a::aide}} {{c2::c}} {{c10::d<br>e}}")).toEqual([1, 2, 10]);
  expect(clozeNumbers("{{c1,3::deux cartes}}")).toEqual([1, 3]);
  const many = Array.from({ length: 60 }, (_, index) => index + 1);
  expect(clozeNumbers(`{{c${many.join(",")}::soixante cartes}}`)).toEqual(many);
  expect(clozeNumbers("sans trou {{c::x}} {{c0::y}} {{c501::z}} {{champ}}")).toEqual([]);
});

test("each kind gives its cards", () => {
  const note = { question: "{{c1::a}}{{c4::b}}", occlusion: null };
  const mask = {
    shape: "rect" as const,
    left: 0,
    top: 0,
    width: 0,
    height: 0,
    points: [],
    text: "",
    style: {},
  };
  const masks = [2, 0, 1, 2].map((group) => ({ ...mask, group }));
  expect(ordinalsOf({ ...note, kind: "basic" })).toEqual([0]);
  expect(ordinalsOf({ ...note, kind: "typed" })).toEqual([0]);
  expect(ordinalsOf({ ...note, kind: "reversed" })).toEqual([0, 1]);
  expect(ordinalsOf({ ...note, kind: "cloze" })).toEqual([0, 3]);
  expect(
    ordinalsOf({ ...note, kind: "occlusion", occlusion: { image: "a", masks, hideAll: false } }),
  ).toEqual([0, 1]);
  const shared = [{ ...mask, group: 1, also: [2, 7] }];
  expect(
    ordinalsOf({
      ...note,
      kind: "occlusion",
      occlusion: { image: "a", masks: shared, hideAll: false },
    }),
  ).toEqual([0, 1, 6]);
});

test("warnings of one kind are one line with their number", () => {
  const warnings = collectWarnings();
  for (let index = 0; index < 500; index++) warnings.add("mediaMissing", `a${index}.png`);
  warnings.add("noteWithoutType", "x".repeat(900));
  expect(warnings.list()).toEqual([
    { reason: "mediaMissing", detail: "a0.png", count: 500 },
    { reason: "noteWithoutType", detail: "x".repeat(200), count: 1 },
  ]);
  // A cut in the middle of a pair, or a name that no database keeps, must not stop the import that
  // says it.
  const named = collectWarnings();
  named.add("noteRepeated", `${"x".repeat(199)}😀`, 0);
  named.add("mediaMissing", `${"x".repeat(199)}😀`, 3);
  named.add("mediaDamaged", "\0a\ud800");
  expect(named.list()).toEqual([
    { reason: "mediaMissing", detail: "x".repeat(199), count: 3 },
    { reason: "mediaDamaged", detail: "a\ufffd", count: 1 },
  ]);
});

test("media are found in elements and in sounds, and never in addresses of elsewhere", () => {
  const html = `<p>a <img class="x" src="l&#39;image%20une.png"> [sound:cœur &amp; souffle.mp3] <img src=b.gif><audio controls src='c.ogg'></audio>
    <img src="https://example.org/d.png"><img src="//e.org/f.png"><img src="data:image/gif;base64,R0"> <img src="l&#39;image%20une.png"></p>`;
  expect(mediaReferences(html)).toEqual([
    "l'image une.png",
    "b.gif",
    "c.ogg",
    "cœur & souffle.mp3",
  ]);
  const renamed = renameMedia(html, (name) => (name === "b.gif" ? null : `/media/${name.length}"`));
  expect(renamed).toContain('<img class="x" src="/media/15&quot;">');
  expect(renamed).toContain("[sound:/media/18&quot;]");
  expect(renamed).toContain("<img src=b.gif>");
  expect(renamed).toContain('src="https://example.org/d.png"');
});

test("a name with a lone per cent sign is taken as it stands", () => {
  expect(mediaReferences('<img src="100%.png">')).toEqual(["100%.png"]);
});
