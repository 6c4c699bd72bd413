// The drawing of the house: rooms by height, each above those it imports, as Mermaid.
export type Rooms = ReadonlyMap<string, ReadonlySet<string>>;

/** What a room reaches through the others that it imports. */
function reachedThrough(rooms: Rooms, room: string, over: string): Set<string> {
  const reached = new Set<string>();
  const queue = [...(rooms.get(room) ?? [])].filter((to) => to !== over);
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    if (reached.has(at)) continue;
    reached.add(at);
    queue.push(...(rooms.get(at) ?? []));
  }
  return reached;
}

/** An arrow for each import that no longer way already says. */
function arrowsOf(rooms: Rooms): [from: string, to: string][] {
  return [...rooms].flatMap(([room, imports]) =>
    [...imports]
      .filter((to) => rooms.has(to) && !reachedThrough(rooms, room, to).has(to))
      .map((to): [string, string] => [room, to]),
  );
}

export function drawingOf(rooms: Rooms, platform: readonly string[]): string {
  const names = [...rooms.keys()].sort();
  const arrows = arrowsOf(rooms).sort(([a, b], [c, d]) => a.localeCompare(c) || b.localeCompare(d));
  const top = names.filter((name) => !arrows.some(([, to]) => to === name));
  const bottom = names.filter((name) => !arrows.some(([from]) => from === name));
  return [
    "```mermaid",
    "flowchart TD",
    '  app["app: composition"]',
    ...names.map((name) => `  ${name}`),
    `  platform["platform: ${[...platform].sort().join(" · ")}"]`,
    ...top.map((name) => `  app --> ${name}`),
    ...arrows.map(([from, to]) => `  ${from} --> ${to}`),
    ...bottom.map((name) => `  ${name} --> platform`),
    "```",
  ].join("\n");
}

const START = "<!-- drawn by npm run map -->";
const END = "<!-- end of the drawing -->";

/** The document with this drawing between its two marks. */
export function withDrawing(document: string, drawing: string): string {
  const [before, rest] = document.split(START);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`no ${START} … ${END}`);
  return `${before}${START}\n${drawing}\n${END}${after}`;
}
