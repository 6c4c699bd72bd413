/** Place of a row in the list of accounts (latest first), as an opaque text. */
export const encodeCursor = ({ createdAt, id }: { createdAt: Date; id: string }) =>
  `${createdAt.toISOString()}|${id}`;

/** null for no cursor and for one that nobody made: the list then starts over. */
export function decodeCursor(cursor: string | undefined): { at: Date; id: string } | null {
  const [instant, id] = cursor?.split("|") ?? [];
  const at = new Date(instant ?? "");
  return id && !Number.isNaN(at.getTime()) ? { at, id } : null;
}
