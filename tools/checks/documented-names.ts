// What a document names in its code and links, and does not exist: paths and npm commands.

/** A name of a folder at the root: what follows it is read from there and nowhere else. */
const ROOTS = /^(?:app|db|docs|features|platform|tools)\//;
const FILE = /^[\w.@-]+(?:\/[\w.@-]+)*\.(?:css|json|jsonc|md|mjs|sql|ts|tsx|yaml)$/;
const FOLDER = /^[\w.@-]+(?:\/[\w.@-]+)*\/?$/;
/** Made by a build or by a running server: `dist/web` is there after `npm run build`. */
const MADE = /^(?:data|dist|test-data|node_modules)(?:\/|$)/;

export interface Project {
  /** Every file, from the root, with "/". */
  files: readonly string[];
  scripts: ReadonlySet<string>;
}

const BLOCK = /```[a-z]*\n([\s\S]*?)```/g;
const inside = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = ""]) => found);

/** Code within a sentence; what stands in a block is an example or a drawing. */
const spans = (text: string): string[] => inside(text.replace(BLOCK, ""), /`([^`\n]+)`/g);

const links = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
    .map(([, target = ""]) => target)
    .filter((target) => !/^[a-z]+:|^\//.test(target));

/** Words that can only be a path of the project; patterns and placeholders are none. */
function pathsIn(text: string): string[] {
  const words = spans(text).flatMap((span) => span.split(/[\s,;()]+/));
  return words
    .map((word) => word.replace(/^\.\//, "").replace(/[.:]$/, ""))
    .filter((word) => FILE.test(word) || (ROOTS.test(word) && FOLDER.test(word)))
    .filter((word) => !MADE.test(word));
}

const commandsIn = (text: string): string[] =>
  [...spans(text), ...inside(text, BLOCK)].flatMap((span) =>
    inside(span, /npm run (?:-s )?([\w:-]+)/g),
  );

/**
 * `document` is its path from the root. A path is read from the root, or, unless it begins there,
 * as the end of one in the folder of the document: `server/jobs.ts` in the README of a room is a
 * file of that room.
 */
export function unknownNames(
  document: string,
  text: string,
  { files, scripts }: Project,
): string[] {
  const folder = document.includes("/") ? document.slice(0, document.lastIndexOf("/") + 1) : "";
  const exists = (path: string): boolean => {
    const wanted = path.replace(/\/$/, "");
    const stands = (whole: string) =>
      files.some((file) => file === whole || file.startsWith(`${whole}/`));
    if (stands(wanted) || ROOTS.test(path)) return stands(wanted);
    // Another room is named without the folder of all.
    if (stands(`features/${wanted}`)) return true;
    return files.some((file) => file.startsWith(folder) && `/${file}`.endsWith(`/${wanted}`));
  };
  const linked = (target: string): boolean => {
    const path = new URL(target, `file:///${folder}`).pathname.slice(1);
    return files.some((file) => file === path || file.startsWith(`${path.replace(/\/$/, "")}/`));
  };
  return [
    ...new Set([
      ...pathsIn(text).filter((path) => !exists(path)),
      ...links(text).filter((target) => !linked(target)),
      ...commandsIn(text)
        .filter((name) => !scripts.has(name))
        .map((name) => `npm run ${name}`),
    ]),
  ];
}
