import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { FACES, regionsOf } from "../../domain/lund-browder/regions.ts";
import { CalculatorView } from "../calculator-view.tsx";
import { loadCalculator } from "../load-calculator.ts";
import { HEIGHT, shapesOf, WIDTH } from "./shapes.ts";

async function open(hash = "") {
  window.history.replaceState(null, "", `/calculator/lund-browder${hash}`);
  const loaded = await loadCalculator("lund-browder", "fr");
  if (!loaded) throw new Error("lund-browder");
  await renderPage(<CalculatorView {...loaded} language="fr" />, { texts: ["calculators"] });
  return userEvent.setup();
}
const plain = (text: string | null) => (text ?? "").replace(/[\u00A0\u202F]/g, " ");
const result = () => plain(screen.getByRole("region", { name: "Résultat" }).textContent);
const trunk = () => screen.getByRole("button", { name: /^Tronc, avant/ });

beforeEach(() => window.history.replaceState(null, "", "/"));

test("a press marks the whole region, then half, a quarter, and clears it", async () => {
  const user = await open();
  await user.click(screen.getByRole("radio", { name: "Adulte" }));
  expect(result()).toContain("Il manque : une région brûlée.");
  expect(trunk()).toHaveAttribute("aria-pressed", "false");
  await user.click(trunk());
  expect(result()).toContain("13 %");
  expect(trunk()).toHaveAttribute("aria-pressed", "true");
  expect(plain(trunk().getAttribute("aria-label"))).toBe(
    "Tronc, avant : 100 % brûlés, soit 13 % du corps",
  );
  await user.click(trunk());
  expect(result()).toContain("6,5 %");
  expect(trunk()).toHaveAttribute("aria-pressed", "mixed");
  await user.click(trunk());
  expect(result()).toContain("3,25 %");
  await user.click(trunk());
  expect(result()).toContain("Il manque : une région brûlée.");
});

test("by the keyboard, region after region, and the age changes the share", async () => {
  const user = await open("#ageBand=adult");
  screen.getByRole("button", { name: /^Tête, avant/ }).focus();
  await user.keyboard("{Enter}");
  await user.tab();
  expect(screen.getByRole("button", { name: /^Cou, avant/ })).toHaveFocus();
  await user.keyboard(" ");
  expect(result()).toContain("4,5 %");
  await user.click(screen.getByRole("radio", { name: /^Moins d’un an/ }));
  expect(result()).toContain("10,5 %");
});

test("a part typed below shows on the map, and the total is carried to Parkland", async () => {
  const user = await open("#ageBand=adult");
  await user.type(screen.getByLabelText(/^Tronc, avant/, { selector: "input" }), "80");
  expect(plain(trunk().getAttribute("aria-label"))).toContain("80 % brûlés, soit 10,4 % du corps");
  expect(screen.getByRole("link", { name: /Parkland/ })).toHaveAttribute(
    "href",
    "/calculator/parkland#burnt=10.4%20%25",
  );
});

test("every region is drawn once, in its figure, large enough for a finger, left and right told apart", () => {
  for (const face of FACES) {
    const shapes = shapesOf(face);
    expect(shapes.map(({ region }) => region).sort()).toEqual(regionsOf(face).sort());
    for (const {
      region,
      box: [x, y, width, height],
    } of shapes) {
      expect([region, width >= 44 && height >= 44]).toEqual([region, true]);
      expect([region, x >= 0 && y >= 0 && x + width <= WIDTH && y + height <= HEIGHT]).toEqual([
        region,
        true,
      ]);
      if (!/right|left/i.test(region)) continue;
      const onTheLeft = x + width / 2 < WIDTH / 2;
      expect([region, onTheLeft]).toEqual([region, /right/i.test(region) === (face === "front")]);
    }
  }
});
