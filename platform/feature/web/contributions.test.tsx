import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { texts } from "#platform/i18n/web/i18n.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { useContributions } from "./contributions.ts";
import { registerFeatures } from "./registry.ts";
import { webFeature } from "./web-feature.ts";

const lends = (name: string, texts: readonly string[]) =>
  webFeature({ name, routes: [], widgets: { dashboard: async () => ({ texts }) } });

function Gathered() {
  const { data } = useContributions("dashboard");
  return <output>{data ? `parts, texts: ${texts().has("progress")}` : "waiting"}</output>;
}

test("parts come with the texts that they are drawn with: none waits a second time", async () => {
  expect(texts().has("progress")).toBe(false);
  registerFeatures([lends("a", ["progress"])]);
  await renderPage(<Gathered />);
  expect(await screen.findByText("parts, texts: true")).toBeVisible();
});

test("texts that cannot be loaded stop no part: each says so where it stands", async () => {
  registerFeatures([lends("b", ["absent"])]);
  await renderPage(<Gathered />);
  expect(await screen.findByText(/^parts/)).toBeVisible();
});
