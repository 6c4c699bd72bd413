import { describe, expect, test } from "vitest";
import { ONE_PIXEL } from "#features/card-files/testing/apkg.ts";
import { mediaVerdict } from "./media-kind.ts";

const head = (hex: string, rest = "0".repeat(64)) => Buffer.from(hex + rest, "hex");
const text = (value: string) => Buffer.from(value, "latin1");

test.each([
  ["image/gif", ONE_PIXEL],
  ["image/jpeg", head("ffd8ffe0")],
  ["image/png", head("89504e470d0a1a0a")],
  ["image/webp", text("RIFF\u0000\u0000\u0000\u0000WEBPVP8 ")],
  ["audio/wav", text("RIFF\u0000\u0000\u0000\u0000WAVEfmt ")],
  ["image/avif", text("\u0000\u0000\u0000\u0020ftypavif")],
  ["video/mp4", text("\u0000\u0000\u0000\u0020ftypisom")],
  ["audio/mp4", text("\u0000\u0000\u0000\u0020ftypM4A ")],
  ["audio/mpeg", text("ID3\u0004")],
  ["audio/mpeg", head("fffb9064")],
  ["audio/ogg", text("OggS\u0000")],
  ["audio/flac", text("fLaC\u0000")],
  ["video/webm", head("1a45dfa3")],
])("%s is told by its bytes", (type, bytes) => {
  expect(mediaVerdict(bytes)).toEqual({ ok: true, type });
});

const svg = (inside: string, attributes = "") =>
  Buffer.from(
    `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${attributes}>${inside}</svg>`,
  );

describe("an SVG", () => {
  test.each([
    ["shapes", svg('<path d="M0 0h9" style="fill:#ff8e8e"/><text>Étiquette</text>')],
    [
      "its own parts",
      svg('<defs><g id="a"/></defs><use href="#a" xlink:href="#a" fill="url(#a)"/>'),
    ],
    ["an image of its own", svg('<image href="data:image/png;base64,iVBORw0KGgo="/>')],
    ["a comment before it", Buffer.from("<!-- Inkscape --><svg><rect/></svg>")],
  ])("with %s is a picture", (_what, bytes) => {
    expect(mediaVerdict(bytes)).toEqual({ ok: true, type: "image/svg+xml" });
  });

  test.each([
    ["a script", svg("<script>alert(1)</script>")],
    ["a script by prefix", svg("<svg:script>alert(1)</svg:script>")],
    ["a handler", svg('<rect onclick = "alert(1)"/>')],
    ["a handler on itself", svg("", ' onload="alert(1)"')],
    ["HTML inside", svg("<foreignObject><body/></foreignObject>")],
    ["a link that runs", svg('<a href="javascript:alert(1)"><rect/></a>')],
    ["a picture from elsewhere", svg('<image href="https://example.org/a.png"/>')],
    ["a picture that is a page", svg('<image href="data:text/html,x"/>')],
    ["a style from elsewhere", svg("<style>@import 'https://example.org/a.css'</style>")],
    ["a fill from elsewhere", svg('<rect fill="url(https://example.org/a)"/>')],
    ["an entity", Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>')],
    ["an animation of a link", svg('<animate attributeName="href" to="x"/>')],
    ["another encoding", Buffer.from('<?xml version="1.0"?><svg>\u0000</svg>')],
  ])("with %s is refused", (_what, bytes) => {
    expect(mediaVerdict(bytes)).toEqual({ ok: false, reason: "mediaHoldsScript" });
  });
});

test.each([
  ["a page", Buffer.from("<html><body>x</body></html>"), "mediaHoldsScript"],
  ["a script", Buffer.from("alert(1)"), "mediaNotAllowed"],
  ["a font", head("00010000"), "mediaNotAllowed"],
  ["a document", Buffer.from("%PDF-1.7"), "mediaNotAllowed"],
  ["a film of another make", text("\u0000\u0000\u0000\u0020ftypqt  "), "mediaNotAllowed"],
  ["nothing", Buffer.alloc(0), "mediaNotAllowed"],
])("%s is not served", (_what, bytes, reason) => {
  expect(mediaVerdict(bytes)).toEqual({ ok: false, reason });
});
