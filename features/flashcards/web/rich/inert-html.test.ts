import fc from "fast-check";
import { expect, test } from "vitest";
import { withAttributes } from "./inert-html.ts";

const plain = (name: string) => name === "title" || name === "href";
/** What a browser makes of it, without a policy that could complain. */
const attributes = (html: string) =>
  [...new DOMParser().parseFromString(html, "text/html").querySelectorAll("*")].flatMap((element) =>
    [...element.attributes].map(({ name, value }) => [element.localName, name, value]),
  );

test.each([
  '<p onclick="x()" title="a">b</p>',
  `<b title="a > b" onmouseover='x(">")' style=color:red>deux</b>`,
  '<img src=x onerror="x()"/onload=x()>',
  "<svg/onload=x()>",
  '<a HREF="/x" ONCLICK = "x()"\nSTYLE\n=\n"top:0">cinq</a>',
  '<p title="sans fin onclick=x()>',
  "<p =onclick=x() title=a>",
  '<p title="a"onclick=x()>',
  "</p onclick=x()><p title=a/onclick=x()>",
])("%s keeps what stays, and nothing else", (html) => {
  const before = attributes(html);
  expect(attributes(withAttributes(html, plain))).toEqual(
    before.filter(([, name = ""]) => plain(name)),
  );
});

test("text that is no tag is left as it stands", () => {
  for (const text of [
    "a < b onclick=x()",
    "1 <2 onclick=x()",
    "<!-- onclick -->",
    "",
    "<",
    "onclick=x()",
  ])
    expect(withAttributes(text, plain)).toBe(text);
});

test("no attribute survives in any tangle of tags and quotes", () => {
  const piece = fc.constantFrom(
    ...[
      "<p",
      "<b/",
      "</i",
      ">",
      "/>",
      " ",
      "\n",
      "/",
      "=",
      '"',
      "'",
      "onclick",
      "style",
      "title",
      "x()",
      "a",
    ],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const names = attributes(withAttributes(pieces.join(""), plain)).map(([, name]) => name);
      expect(names.filter((name = "") => /^on|style/.test(name))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
