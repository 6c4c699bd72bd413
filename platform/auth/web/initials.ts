/**
 * First letters of the first and last word of a name, whole characters even outside the basic
 * plane. A word that begins with a sign, as one in brackets, counts only when there is no other.
 */
export function initials(name: string): string {
  const starts = name
    .trim()
    .split(/\s+/)
    .flatMap((word) => [...word][0] ?? []);
  const letters = starts.filter((start) => /[\p{L}\p{N}]/u.test(start));
  const [first = "", ...others] = letters.length > 0 ? letters : starts;
  return (first + (others.at(-1) ?? "")).toLocaleUpperCase();
}
