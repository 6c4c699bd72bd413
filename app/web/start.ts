// What is drawn first goes before the application: its code comes, and has the browser to itself,
// once the page is on screen.
import "#platform/ui/styles.ts";
import { inTurns } from "./in-turns.ts";

/** A browser that has something to draw says so within this, or nobody looks at it. */
const LATEST_MS = 500;

/** Everything is on the device: nothing of the application has a journey to make. */
const here = "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;

const drawn =
  !here &&
  document.getElementById("root")?.firstElementChild &&
  document.visibilityState === "visible" &&
  PerformanceObserver.supportedEntryTypes.includes("paint");

const painted = new Promise<void>((resolve) => {
  if (!drawn) return resolve();
  setTimeout(resolve, LATEST_MS);
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName("first-contentful-paint").length === 0) return;
    observer.disconnect();
    resolve();
  }).observe({ type: "paint", buffered: true });
});

/** What the page needs besides the application, all at once, in the language of the device. */
function askForPage(): void {
  const { lang } = document.documentElement;
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[data-next]"))
    link.href = link.dataset[lang] ?? link.dataset.next ?? "";
}

void painted.then(async () => {
  askForPage();
  await inTurns("link[rel=modulepreload]:not([data-next])");
  await import("./main.tsx");
});
