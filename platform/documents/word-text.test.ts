import fc from "fast-check";
import { expect, test } from "vitest";
import { wordText } from "./word-text.ts";

const p = (inside: string, style = "") =>
  `<w:p>${style === "" ? "" : `<w:pPr>${style}</w:pPr>`}<w:r><w:t>${inside}</w:t></w:r></w:p>`;
const documentOf = (...paragraphs: string[]) =>
  `<?xml version="1.0"?><w:document xmlns:w="x"><w:body>${paragraphs.join("")}<w:sectPr/></w:body></w:document>`;
const NUMBERED = '<w:numPr><w:ilvl w:val="0"/></w:numPr>';
const read = (xml: string, most = 1000) => wordText(xml, most);

test("headings, items, entities, tabs and lines; what was deleted or is an instruction stays out", () => {
  const xml = documentOf(
    p("Choc", '<w:pStyle w:val="Titre1"/>'),
    '<w:p><w:r><w:t xml:space="preserve">PAM &lt; 65 </w:t></w:r><w:r><w:tab/><w:t>mmHg&#160;&amp; lactate</w:t><w:br/><w:t>suite</w:t></w:r></w:p>',
    "<w:p><w:del><w:r><w:delText>effacé</w:delText></w:r></w:del><w:r><w:instrText>HYPERLINK</w:instrText></w:r></w:p>",
    p("un", NUMBERED),
    p("deux", NUMBERED),
    "<w:tbl><w:tr><w:tc><w:p/><w:p><w:r><w:t>cellule</w:t></w:r></w:p></w:tc></w:tr></w:tbl>",
  );
  expect(read(xml)).toEqual({
    text: "# Choc\n\nPAM < 65  mmHg\u00a0& lactate\nsuite\n\n- un\n- deux\n\ncellule",
    pages: ["# Choc\n\nPAM < 65  mmHg\u00a0& lactate\nsuite\n\n- un\n- deux\n\ncellule"],
    cut: false,
  });
});

test("what is no such document is refused, entities of its own first", () => {
  expect(
    read('<!DOCTYPE x [<!ENTITY a "aaaa">]><w:document><w:p><w:t>&a;</w:t></w:p></w:document>'),
  ).toBeNull();
  expect(read("<html><p>a</p></html>")).toBeNull();
  expect(read("")).toBeNull();
});

test("reading stops where it must", () => {
  const long = read(documentOf(...Array.from({ length: 500 }, () => p("mot ".repeat(20)))), 1000);
  expect(long?.cut).toBe(true);
  expect(long?.text.length).toBeLessThanOrEqual(1000);
});

test("broken or hostile markup comes to an end and never throws", () => {
  for (const piece of ["<w:t>", "<", '<w:p a="', "&#x", "</w:p>", '<w:t a="<', "<!", "<?"]) {
    // Looked at again from each piece, it would pass the limit of any test.
    expect(() => read(`<w:document>${piece.repeat(200_000)}`), piece).not.toThrow();
  }
  fc.assert(fc.property(fc.string(), (text) => void read(`<w:document ${text}`)));
});

test("a page begins where the person, or Word, turned it, and is counted once", () => {
  const breaks = (text: string, made: boolean) =>
    `<w:p>${made ? '<w:r><w:br w:type="page"/></w:r>' : ""}<w:r><w:lastRenderedPageBreak/><w:t>${text}</w:t></w:r></w:p>`;
  const xml = documentOf(p("un"), breaks("deux", true), p("suite"), breaks("trois", false));
  expect(read(xml)).toEqual({
    text: "un\n\ndeux\n\nsuite\n\ntrois",
    pages: ["un", "deux\n\nsuite", "trois"],
    cut: false,
  });
});
