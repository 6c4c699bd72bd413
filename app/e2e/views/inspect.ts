// What is looked at on every view besides axe.
import type { Page } from "@playwright/test";

export interface Findings {
  /** Pixels by which the page scrolls sideways. */
  sideways: number;
  /** Names of keys that nobody translated. */
  keys: string[];
  /** Buttons whose text does not fit. */
  cramped: string[];
  /** Buttons and links written in the colour they stand on: axe takes such a text for a hidden one. */
  unseen: string[];
}

/** Reads the page as it stands; `namespaces` are the names under which texts are kept. */
export const inspect = (page: Page, namespaces: readonly string[]): Promise<Findings> =>
  page.evaluate((names) => {
    const shown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    // biome-ignore lint/performance/useDomNodeTextContent: only what is on screen, with the spaces one sees.
    const said = [document.title, document.body.innerText];
    for (const name of ["aria-label", "title", "placeholder", "alt", "aria-description"])
      for (const element of document.querySelectorAll(`[${name}]`))
        said.push(element.getAttribute(name) ?? "");
    // Addresses, files and numbers also hold dots: a key is made of words, and its last one is no
    // domain.
    const key = /^[a-z][a-zA-Z]*(\.[a-zA-Z]+)+$/;
    const domain =
      /\.(app|cn|co|com|de|dev|edu|es|eu|fr|gov|group|health|hk|info|int|io|json|md|net|nl|org|uk)$/;
    const prefix = new RegExp(`(^|\\s)(${names.join("|")}):[a-z]`);
    // A report of an error quotes the engine: what it names there is code, not a key of ours.
    const quoted = /is not a function|is not defined|of (?:undefined|null)/;
    const keys = said
      .flatMap((text) => text.split("\n").filter((line) => !quoted.test(line)))
      .flatMap((text) => text.split(/[\s«»"“”()]+/))
      .filter((word) => (key.test(word) && !domain.test(word)) || prefix.test(word));
    const cramped = [
      ...document.querySelectorAll(
        "button, a[class*=btn], [role=tab], [role=menuitem], summary, select",
      ),
    ]
      .filter(
        (element) =>
          shown(element) &&
          // A button at work has its label moved out of sight, under the turning mark.
          !element.closest("[data-loading]") &&
          element.clientWidth > 4 &&
          (element.scrollWidth > element.clientWidth + 1 ||
            element.scrollHeight > element.clientHeight + 3),
      )
      .map(
        (element) =>
          `${(element.textContent ?? "").slice(0, 50)} (${element.scrollWidth}×${element.scrollHeight} in ` +
          `${element.clientWidth}×${element.clientHeight})`,
      );
    const unseen = [...document.querySelectorAll("button, a[href]")]
      .filter((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return (
          shown(element) &&
          !element.closest("[data-loading]") &&
          element.textContent?.trim() !== "" &&
          color === backgroundColor
        );
      })
      .map((element) => (element.textContent ?? "").slice(0, 50));
    return {
      sideways: Math.max(0, document.documentElement.scrollWidth - innerWidth),
      keys,
      cramped,
      unseen,
    };
  }, namespaces);
