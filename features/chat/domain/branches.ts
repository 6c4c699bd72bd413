// A conversation is a tree: an edited question and an answer asked again stand beside the first
// one, and nothing is replaced. What is shown is one branch of it, from the first question to a
// leaf.

export interface Node {
  id: string;
  parentId: string | null;
  /** Order of arrival. */
  seq: number;
}

/**
 * Ids from the first message down to `leafId`; empty when it is not there. A loop, which no write
 * makes, ends it.
 */
export function branchTo(nodes: readonly Node[], leafId: string | null): string[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const branch: string[] = [];
  for (
    let at = leafId === null ? undefined : byId.get(leafId);
    at;
    at = byId.get(at.parentId ?? "")
  ) {
    branch.unshift(at.id);
    byId.delete(at.id);
  }
  return branch;
}

/** For each message, every version of it (itself included) in order of arrival. */
export function versionsOf(nodes: readonly Node[]): ReadonlyMap<string, readonly string[]> {
  const families = new Map<string | null, string[]>();
  for (const { id, parentId } of [...nodes].sort((a, b) => a.seq - b.seq)) {
    const family = families.get(parentId);
    if (family) family.push(id);
    else families.set(parentId, [id]);
  }
  return new Map(nodes.map(({ id, parentId }) => [id, families.get(parentId) ?? [id]]));
}

/**
 * The message that arrived last under `id`, itself when nothing follows it: where its branch was
 * left.
 */
export function latestBelow(nodes: readonly Node[], id: string): string {
  const inOrder = [...nodes].sort((a, b) => a.seq - b.seq);
  // A message always arrives after the one it follows: one pass finds the whole branch.
  const below = new Set([id]);
  let latest = id;
  for (const node of inOrder) {
    if (node.parentId !== null && below.has(node.parentId)) {
      below.add(node.id);
      latest = node.id;
    }
  }
  return latest;
}

/**
 * What a new question follows. The branch may have grown since it was shown (another tab, another
 * device): then the question joins its end, so that two people's clicks at once stay one thread. A
 * message of another branch keeps its own.
 */
export function placeOfQuestion(
  nodes: readonly Node[],
  leafId: string | null,
  after: string | undefined,
) {
  if (after === undefined || !nodes.some(({ id }) => id === after)) return leafId;
  return branchTo(nodes, leafId).includes(after) ? leafId : latestBelow(nodes, after);
}
