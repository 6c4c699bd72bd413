/**
 * Title of a conversation from its first question: its first sentence, cut between words, at most
 * 70 characters.
 */
export function titleFrom(question: string): string {
  const line = question.trim().split(/\r?\n/u, 1)[0]?.replace(/\s+/gu, " ").trim() ?? "";
  const characters = [...line];
  if (characters.length <= 70) return line;
  const cut = characters.slice(0, 69).join("");
  const space = cut.lastIndexOf(" ");
  return `${(space > 40 ? cut.slice(0, space) : cut).trimEnd()}…`;
}
