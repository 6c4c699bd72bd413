const MOST = 12;

/** A tag as it stands under a bar: the last of its parts, which tells it from its neighbours. */
export function shortTag(tag: string): string {
  const parts = tag.split("::").filter((part) => part.trim() !== "");
  const letters = [...(parts.at(-1) ?? tag)];
  return letters.length > MOST ? `${letters.slice(0, MOST - 1).join("")}…` : letters.join("");
}
