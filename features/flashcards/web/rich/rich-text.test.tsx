import { fireEvent, render, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { loadTexts } from "#platform/i18n/web/i18n.ts";
import { RichText } from "./rich-text.tsx";

beforeEach(() => loadTexts("flashcards"));
const draw = (html: string) => render(<RichText html={html} />).container;

test.each([
  ["<script>alert(1)</script>texte", /script/],
  ['<img src="x" onerror="alert(1)">', /onerror|<img/],
  ['<img src="https://example.org/pixel.gif" alt="un ECG">', /<img|example/],
  ['<a href="javascript:alert(1)">lien</a>', /javascript/],
  ['<a href="/api/privacy/export">lien</a>', /\/api\//],
  [
    '<p style="position:fixed;inset:0" class="mantine-Overlay-root" id="root">couvre</p>',
    /style=|class="mantine|id=/,
  ],
  ["avant<style>body{display:none}</style>après", /display|<style/],
  ['<svg><animate onbegin="alert(1)"/></svg>', /svg|onbegin/],
  ['<form action="/x"><input name="q"><button>ok</button></form>', /<form|<input|<button/],
  ['<iframe src="/chat"></iframe><object data="/x"></object>', /iframe|object/],
])("%s shows nothing that acts", (html, forbidden) => {
  expect(draw(html).innerHTML).not.toMatch(forbidden);
});

test("keeps what a note is made of, and describes a picture it may not fetch", () => {
  const html =
    '<b>ECG</b> <img src="/api/flashcards/media/0b6e" alt="tracé"> H<sub>2</sub>O [sound:/api/flashcards/media/1c]';
  const shown = draw(html);
  expect(shown.querySelector("b")).toHaveTextContent("ECG");
  expect(shown.querySelector("img")).toHaveAttribute("alt", "tracé");
  expect(shown.querySelector("audio")).toHaveAttribute("controls");
  expect(draw('<img src="https://example.org/e.png" alt="un ECG">')).toHaveTextContent("un ECG");
});

test("a picture that cannot be had is said, with its description or without one", () => {
  const shown = draw(
    '<img src="/api/flashcards/media/0b6e" alt="tracé"><img src="/api/flashcards/media/1c">',
  );
  for (const picture of shown.querySelectorAll("img")) fireEvent.error(picture);
  expect([...shown.querySelectorAll("[data-gone]")].map(({ textContent }) => textContent)).toEqual([
    "tracé · Cette image n’est pas disponible.",
    "Cette image n’est pas disponible.",
  ]);
});

test("formulas become MathML without style; what is no formula stays as written", async () => {
  const shown = draw(
    "Clairance \\(\\frac{140 - age}{Cr}\\) puis \\(\\frac{\\) et <b>\\[x^2\\]</b>",
  );
  await waitFor(() => expect(shown.querySelectorAll("math")).toHaveLength(2), { timeout: 10_000 });
  expect(shown.querySelector("mfrac")).not.toBeNull();
  expect(shown.innerHTML).not.toMatch(/style=/);
  expect(shown.querySelector("code")).toHaveTextContent("\\(\\frac{\\)");
});
