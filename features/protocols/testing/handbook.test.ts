import { expect, test } from "vitest";
import { handbook } from "./handbook.ts";
import { pageText } from "./handbook-rows.ts";

test("the handbook has 200 pages, each under its header and over its number", () => {
  const pages = handbook();
  expect(pages).toHaveLength(200);
  for (const [index, page] of pages.entries()) {
    expect(page.number).toBe(index + 1);
    expect(page.rows.length).toBeGreaterThan(0);
    const text = pageText(page);
    expect(text.startsWith("CENTRE HOSPITALIER FICTIF")).toBe(true);
    expect(text.endsWith(` ${index + 1} / 200`)).toBe(true);
  }
});

test("every procedure is in the contents, at the page where it begins", () => {
  const pages = handbook();
  const listed = pages
    .filter(({ title }) => title === "Sommaire")
    .flatMap(({ rows }) => rows)
    .flatMap((row) => (row.kind === "table" && row.cells[0] !== "Réf." ? [row.cells] : []));
  expect(listed.length).toBeGreaterThan(60);
  for (const [code, title, page] of listed) {
    expect(pages[Number(page) - 1]?.header[1]).toBe(title);
    expect(pages[Number(page) - 1]?.header[2]).toContain(`${code} - Version`);
    expect(pages[Number(page) - 1]?.header[2]).toContain("Page 1/");
  }
});
