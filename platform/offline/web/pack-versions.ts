// With which version of the application each pack was fetched: what ships with it may differ in
// the next one.

const VERSIONS = "offline-packs-version";

/** The address of the first script changes with every build. */
const version = (): string =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute("src") ??
  "";

const read = (): Record<string, string> => {
  try {
    return JSON.parse(localStorage.getItem(VERSIONS) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
};

export function noteVersion(id: string): void {
  try {
    localStorage.setItem(VERSIONS, JSON.stringify({ ...read(), [id]: version() }));
  } catch {
    // full: the next start fetches again
  }
}

export const isOfThisVersion = (id: string): boolean => read()[id] === version();
