import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { cite, plain, strong } from "../domain/inline.ts";
import { type Block, writeMarkup } from "../domain/markup.ts";
import type { Source } from "../domain/message.ts";
import { AnswerView } from "./answer-view.tsx";
import { SourceList } from "./source-list.tsx";

const source = (n: number, over: Partial<Source> = {}): Source => ({
  n,
  id: `anaphylaxie#t${n}`,
  title: "Anaphylaxie",
  section: "treatment",
  source: "SFMU 2016",
  year: 2016,
  route: `/guidelines/anaphylaxie#t${n}`,
  checked: null,
  population: "adult",
  language: "fr",
  ...over,
});
const show = (blocks: Block[], sources: Source[], language: "fr" | "en" = "fr") =>
  renderPage(<AnswerView text={writeMarkup(blocks)} language={language} sources={sources} />, {
    texts: ["chat"],
  });

test("number n opens source n at its passage", async () => {
  await show(
    [{ kind: "list", items: [[plain("Adrénaline 0,5 mg IM "), cite(2)]] }],
    [source(1), source(2)],
  );
  const link = await screen.findByRole("link", { name: /^Ouvrir la source 2/ });
  expect(link).toHaveTextContent("2");
  expect(link).toHaveAttribute("href", "/guidelines/anaphylaxie#t2");
});

test("numbers that a model left out move nobody: n opens source n", async () => {
  await show(
    [{ kind: "list", items: [[plain("Adrénaline "), cite(2), cite(7)]] }],
    [source(2), source(7)],
  );
  expect(await screen.findByRole("link", { name: /^Ouvrir la source 2/ })).toHaveAttribute(
    "href",
    "/guidelines/anaphylaxie#t2",
  );
  expect(screen.getByRole("link", { name: /^Ouvrir la source 7/ })).toHaveAttribute(
    "href",
    "/guidelines/anaphylaxie#t7",
  );
});

test("a number without its source is not shown", async () => {
  await show([{ kind: "list", items: [[plain("Dose inventée "), cite(9)]] }], [source(1)]);
  expect(await screen.findByText("Dose inventée")).toBeVisible();
  expect(screen.queryByRole("link")).toBeNull();
});

test("red flags stand in a region of their own", async () => {
  await show(
    [
      {
        kind: "alert",
        tone: "danger",
        title: "Signaux d’alarme",
        items: [[plain("Stridor "), cite(1)]],
      },
    ],
    [source(1)],
  );
  expect(
    within(await screen.findByRole("region", { name: "Signaux d’alarme" })).getByText("Stridor"),
  ).toBeVisible();
});

test("hostile text is shown as text", async () => {
  const hostile = '<img src=x onerror="alert(1)"> [x](javascript:alert(1)) <b>gras</b>';
  const { container } = await show(
    [{ kind: "paragraph", content: [strong("!"), plain(hostile)] }],
    [],
  );
  expect(await screen.findByText(hostile, { exact: false })).toBeVisible();
  expect(container.querySelector("img, b, script, a")).toBeNull();
});

test("a French passage in an English answer is marked as French", async () => {
  await show(
    [{ kind: "list", items: [[plain("Adrénaline 0,5 mg "), cite(1)]] }],
    [source(1)],
    "en",
  );
  expect(await screen.findByRole("listitem")).toHaveAttribute("lang", "fr");
});

test("sources say their year and whether they were opened again; the rest is one press away", async () => {
  const sources = Array.from({ length: 8 }, (_, i) =>
    source(i + 1, i === 0 ? { checked: "2026-11-21" } : {}),
  );
  await renderPage(<SourceList sources={sources} label="Sources" />, { texts: ["chat"] });
  expect(await screen.findByText(/source relue le 21 novembre 2026/)).toBeVisible();
  expect(screen.getAllByText("source non rouverte")).toHaveLength(7);
  expect(screen.getByRole("button", { name: "2 autres sources" })).toBeVisible();
});
