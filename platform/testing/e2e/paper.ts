// What a page is once it is printed.
import { expect, type Page } from "@playwright/test";

/** A4 without its margins, at 96 dots an inch. */
const SHEET = { width: 718, height: 1000 };
const PRESSED =
  "button:not([role=tab][aria-selected=true]), [role=button], [role=switch], select, input[type=file]";

/** What is wrong on the sheet: to be pressed, cut, too wide, or hardly read; one line each. */
const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate((pressed) => {
    const main = document.querySelector("main") ?? document.body;
    const seen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    };
    const named = (element: Element) =>
      `${element.localName} ${(element.textContent || element.ariaLabel || "").slice(0, 60)}`;
    const all = [...main.querySelectorAll("*")].filter(seen);

    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const rgba = (colour: string): number[] => {
      if (!canvas) return [0, 0, 0, 0];
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const light = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = rgba(colour).map((value) => {
        const part = value / 255;
        return part <= 0.04 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    /** Where backgrounds are printed. */
    const isDark = (element: Element | null): boolean => {
      if (!element) return false;
      const { backgroundColor } = getComputedStyle(element);
      if ((rgba(backgroundColor)[3] ?? 0) <= 127) return isDark(element.parentElement);
      return light(backgroundColor) < 0.7;
    };
    const writes = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    // 4.5:1 on white.
    const pale = (element: Element) => 1.05 / (light(getComputedStyle(element).color) + 0.05) < 4.5;
    const cuts = (element: Element) =>
      getComputedStyle(element).overflowY !== "visible" &&
      element.scrollHeight > element.clientHeight + 2 &&
      element.clientHeight > 2;
    return [
      ...all.filter((one) => one.matches(pressed)).map((one) => `to be pressed: ${named(one)}`),
      ...all.filter(cuts).map((one) => `cut: ${named(one)}`),
      ...all
        .filter((one) => writes(one) && (pale(one) || isDark(one)))
        .map((one) => `hardly read: ${named(one)}`),
    ];
  }, PRESSED);

/** Prints the page as it stands, looks at the sheet, and goes back to the screen. */
export async function onPaper(page: Page, look: () => Promise<void>): Promise<void> {
  const screen = page.viewportSize();
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize(SHEET);
  await expect(page.getByRole("navigation").filter({ visible: true })).toHaveCount(0);
  expect(await faultsOf(page)).toEqual([]);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways).toBe(0);
  await look();
  await page.emulateMedia({ media: "screen" });
  if (screen) await page.setViewportSize(screen);
}
