// A device whose local storage takes nothing more.
import type { Page } from "@playwright/test";

/** Fills the local storage of the page to its last byte. */
export const fillLocalStorage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    let size = 4_000_000;
    for (let n = 0; size > 0; n++)
      try {
        localStorage.setItem(`filler-${n}`, "x".repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
  });
