// What `npm test -- --since REV` runs: the rooms that changed, and those that import them, by the
// acyclic graph of features.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOM = /^features\/([^/]+)\//;
/** Read, never run. */
const DOCUMENT = /^docs\/|\.md$/;
const MIGRATION = /^db\/migrations\//;
/**
 * Lists of rooms, and their tables: a change there belongs to the rooms that changed with it. Alone,
 * it says not which, and concerns everything.
 */
const SHARED = /^(app\/(server|web)\/features\.ts|app\/cli\/all-commands\.ts)$|^db\/migrations\//;
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

/** The rooms that a file imports. */
const roomsOf = (root, path) =>
  [...readFileSync(join(root, path), "utf8").matchAll(/"#features\/([^/"]+)\//g)].map(
    ([, room]) => room,
  );

/** For each room, the rooms that its files import. */
function importsOf(root, files) {
  const rooms = new Map();
  for (const room of readdirSync(join(root, "features"))) {
    const paths = filesOf(root, join("features", room)).filter(files);
    const imports = new Set(paths.flatMap((path) => roomsOf(root, path)));
    imports.delete(room);
    rooms.set(room, imports);
  }
  return rooms;
}

/** For each room, the rooms that it imports. */
export const readRooms = (root) => importsOf(root, isSource);

/** For each room, those that its tests import, or what its tests and those of others share. */
export const readTestImports = (root) =>
  importsOf(root, (path) => isTest(path) || /\/testing\/.*\.tsx?$/.test(path));

/**
 * The rooms that changed and those that reach them, by what they import or by what their tests do;
 * null when a change is outside the rooms and concerns everything.
 * @param {readonly string[]} changed paths
 * @param {ReadonlyMap<string, ReadonlySet<string>>} rooms what each room imports
 * @param {ReadonlyMap<string, ReadonlySet<string>>} tests what the tests of each room import
 */
export function concernedRooms(changed, rooms, tests = new Map()) {
  const own = new Set();
  let shared = false;
  for (const path of changed) {
    if (DOCUMENT.test(path)) continue;
    if (SHARED.test(path)) {
      shared = true;
      continue;
    }
    const room = ROOM.exec(path)?.[1];
    if (room === undefined) return null;
    own.add(room);
  }
  if (shared && own.size === 0) return null;
  const dependants = new Set();
  for (let before = -1; before !== dependants.size; ) {
    before = dependants.size;
    for (const [room, imports] of rooms)
      if (!own.has(room) && [...imports].some((to) => own.has(to) || dependants.has(to)))
        dependants.add(room);
  }
  // A room whose tests alone reach what changed passes nothing on.
  const reached = new Set([...own, ...dependants]);
  for (const [room, imports] of tests)
    if (!own.has(room) && [...imports].some((to) => reached.has(to))) dependants.add(room);
  return {
    own: [...own].filter((room) => rooms.has(room)),
    dependants: [...dependants],
    migrations: changed.some((path) => MIGRATION.test(path)),
  };
}

/**
 * The files of tests: all those of the rooms that changed; of the others, all that start no
 * process. Outside the rooms, those that judge every room, that import one of those that changed,
 * or that read the migrations when these changed.
 */
export function concernedTests(root, { own, dependants, migrations = false }) {
  const tests = (room) => filesOf(root, join("features", room)).filter(isTest);
  const judges = (path) =>
    WHOLE.some((one) => path.startsWith(one)) ||
    roomsOf(root, path).some((room) => own.includes(room));
  const outside =
    own.length === 0
      ? []
      : ["app", "platform", "tools"]
          .flatMap((folder) => filesOf(root, folder))
          .filter((path) => isTest(path) && judges(path));
  const upgrades = migrations
    ? filesOf(root, "features").filter(
        (path) => isTest(path) && readFileSync(join(root, path), "utf8").includes("db/migrations/"),
      )
    : [];
  const mine = own.flatMap(tests);
  const others = new Set([...dependants.flatMap(tests), ...outside, ...upgrades]);
  return {
    own: mine,
    others: [...others].filter((path) => !path.includes(".process.") && !mine.includes(path)),
    journeys: own.map((room) => `features/${room}/e2e/`),
  };
}
