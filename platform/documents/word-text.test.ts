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

const cell = (...paragraphs: string[]) => `<w:tc><w:tcPr/>${paragraphs.join("")}</w:tc>`;
const row = (...cells: string[]) => `<w:tr><w:trPr/>${cells.join("")}</w:tr>`;
const table = (...rows: string[]) => `<w:tbl><w:tblPr/>${rows.join("")}</w:tbl>`;

test("a row of a table is one line: the dose stays beside its drug", () => {
  const xml = documentOf(
    p("Doses"),
    table(
      row(cell(p("Médicament")), cell(p("Adulte")), cell(p("Enfant"))),
      row(cell(p("Adrénaline")), cell(p("0,5 mg"), p("IM")), cell(p("0,01 mg/kg"))),
      row(cell(p("Remplissage")), cell("<w:p/>"), cell(p("20 mL/kg"))),
      row(cell("<w:p/>"), cell("<w:p/>"), cell("<w:p/>")),
    ),
    p("Puis surveiller."),
  );
  expect(read(xml)?.text).toBe(
    "Doses\n\nMédicament | Adulte | Enfant\nAdrénaline | 0,5 mg ; IM | 0,01 mg/kg\n" +
      "Remplissage |  | 20 mL/kg\n\nPuis surveiller.",
  );
});

test("a table that only sets the page keeps its paragraphs, with their marks", () => {
  const whole = table(
    row(cell(p("Choc", '<w:pStyle w:val="Titre1"/>'), p("un", NUMBERED), p("deux", NUMBERED))),
  );
  expect(read(documentOf(whole))?.text).toBe("# Choc\n\n- un\n- deux");
  const columns = table(
    row(cell(...["a", "b", "c", "d", "e"].map((text) => p(text))), cell(p("f"))),
  );
  expect(read(documentOf(columns))?.text).toBe("a\n\nb\n\nc\n\nd\n\ne\n\nf");
});

test("a table in a cell stays in its row; one that breaks off loses nothing", () => {
  const inner = table(row(cell(p("a")), cell(p("b"))));
  expect(read(documentOf(table(row(cell(inner), cell(p("c"))))))?.text).toBe("a | b | c");
  expect(read(documentOf(p("avant"), "<w:tbl><w:tr><w:tc>", p("dedans")))?.text).toBe(
    "avant\n\ndedans",
  );
});

test("tables nested without end are read in time that grows with the document", () => {
  const nested = (depth: number) =>
    `<w:tbl><w:tr><w:tc>${p("a")}`.repeat(depth) + "</w:tc></w:tr></w:tbl>".repeat(depth);
  const read = wordText(documentOf(nested(100_000), p("après")), 1_000_000);
  expect(read?.text.endsWith("après")).toBe(true);
  expect(read?.text.match(/\ba\b/g)).toHaveLength(100_000);
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
