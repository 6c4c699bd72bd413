// What `npm test -- --since REV` runs: the rooms that changed, and those that import them, by the
// acyclic graph of features.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOM = /^features\/([^/]+)\//;
/**
 * Lists of rooms, and what is read but not run: a change there concerns the rooms that changed with
 * it.
 */
const NEUTRAL = /^(app\/(server|web)\/features\.ts$|db\/migrations\/|docs\/)|\.md$/;
/** Judges every room at once. */
const WHOLE = [
  "app/server/access-matrix",
  "app/server/every-method",
  "app/server/without-consent",
  "app/server/smoke",
];
const isSource = (path) =>
  /\.tsx?$/.test(path) && !/\.(test|spec)\.tsx?$|\/(e2e|testing)\//.test(path);
const isTest = (path) => /\.test\.tsx?$/.test(path);

/** Paths of the files of a folder, from the root of the project. */
function filesOf(root, folder) {
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1));
}

/** For each room, the rooms that it imports. */
export function readRooms(root) {
  const rooms = new Map();
  for (const room of readdirSync(join(root, "features"))) {
    const imports = new Set();
    for (const path of filesOf(root, join("features", room)).filter(isSource))
      for (const [, to] of readFileSync(join(root, path), "utf8").matchAll(
        /"#features\/([^/"]+)\//g,
      ))
        imports.add(to);
    imports.delete(room);
    rooms.set(room, imports);
  }
  return rooms;
}

/**
 * The rooms that changed and those that reach them; null when a change is outside the rooms and
 * concerns everything.
 * @param {readonly string[]} changed paths
 * @param {ReadonlyMap<string, ReadonlySet<string>>} rooms what each room imports
 */
export function concernedRooms(changed, rooms) {
  const own = new Set();
  for (const path of changed) {
    if (NEUTRAL.test(path)) continue;
    const room = ROOM.exec(path)?.[1];
    if (room === undefined) return null;
    own.add(room);
  }
  const dependants = new Set();
  for (let before = -1; before !== dependants.size; ) {
    before = dependants.size;
    for (const [room, imports] of rooms)
      if (!own.has(room) && [...imports].some((to) => own.has(to) || dependants.has(to)))
        dependants.add(room);
  }
  return { own: [...own].filter((room) => rooms.has(room)), dependants: [...dependants] };
}

/**
 * The files of tests: all those of the rooms that changed; of the others, all that start no
 * process.
 */
export function concernedTests(root, { own, dependants }) {
  const tests = (room) => filesOf(root, join("features", room)).filter(isTest);
  const whole =
    own.length === 0
      ? []
      : filesOf(root, "app/server").filter((path) => WHOLE.some((one) => path.startsWith(one)));
  return {
    own: own.flatMap(tests),
    others: [
      ...dependants.flatMap(tests).filter((path) => !path.includes(".process.")),
      ...whole.filter(isTest),
    ],
    journeys: own.map((room) => `features/${room}/e2e/`),
  };
}
