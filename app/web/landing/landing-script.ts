// The whole JavaScript of the prerendered home page: the choice of a language, fetching the
// application ahead of a click, and on phones the proposal to install it. The build links the style
// sheets of the components, which an import for effect alone would drop.
import "#platform/ui/styles.ts";
import { isLanguage, LANGUAGE_KEY, type Language } from "#platform/i18n/languages.ts";
import { isMobile } from "#platform/pwa/install-prompt.ts";

const root = document.documentElement;

const shown = (): string | undefined =>
  document.querySelector<HTMLElement>("[data-landing]")?.dataset.landing;

interface Prerendered {
  title: string;
  description: string;
  body: string;
}

/** Takes what the build drew in another language and puts it in place of this page. */
async function show(language: Language): Promise<void> {
  if (language !== shown()) {
    const response = await fetch(`/landing.${language}.json`);
    if (!response.ok)
      throw new Error(`The page in ${language} could not be read (${response.status})`);
    const page = (await response.json()) as Prerendered;
    const body = new DOMParser()
      .parseFromString(page.body, "text/html")
      .querySelector("[data-landing]");
    if (!body) throw new Error(`The page in ${language} is empty`);
    document.querySelector("[data-landing]")?.replaceWith(body);
    document.title = page.title;
    document.querySelector("meta[name=description]")?.setAttribute("content", page.description);
  }
  root.lang = language;
}

document.addEventListener("click", (event) => {
  const button = event.target instanceof Element ? event.target.closest("[data-language]") : null;
  const language = button?.getAttribute("data-language");
  if (!isLanguage(language)) return;
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // storage refused: the choice holds for this page
  }
  void show(language)
    .then(() => document.querySelector<HTMLElement>(`[data-language="${language}"]`)?.focus())
    .catch(() => {
      root.lang = shown() ?? "fr";
    });
});

// boot.js wrote the stored language on <html>; when its page cannot be had, French is better than
// nothing.
if (isLanguage(root.lang) && root.lang !== shown())
  void show(root.lang).catch(() => {
    root.lang = "fr";
  });

// The application is one click away: fetch it when a hand comes near the link, not before.
const ahead = (event: Event): void => {
  const link = event.target instanceof Element ? event.target.closest("a[href^='/']") : null;
  if (!link) return;
  for (const type of ["pointerover", "focusin"]) document.removeEventListener(type, ahead);
  const hint = document.createElement("link");
  hint.rel = "prefetch";
  hint.href = "/auth";
  document.head.append(hint);
};
for (const type of ["pointerover", "focusin"])
  document.addEventListener(type, ahead, { passive: true });

// Phones are offered the installation (specification §4): after the page, so that it costs its
// first paint nothing.
const touch = matchMedia("(pointer: coarse)").matches;
if (isMobile({ width: innerWidth, userAgent: navigator.userAgent, touch }))
  addEventListener("load", () => {
    setTimeout(
      () =>
        void import("./landing-prompts.tsx")
          .then(({ showPrompts }) => showPrompts())
          .catch(() => {}),
      1_000,
    );
  });
