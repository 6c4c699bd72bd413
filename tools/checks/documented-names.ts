// What a document names in its code and links, or a comment in its sentences, and does not exist:
// paths and npm commands.
import { commentsOf } from "./comments.ts";

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

const wordsOf = (text: string): string[] =>
  text
    .split(/[\s,;()"'`]+/)
    .map((word) => word.replace(/^\.\//, "").replace(/[.:?!]+$/, ""))
    .filter((word) => !MADE.test(word));
const isFile = (word: string): boolean => FILE.test(word);
/** A path from the root; patterns and placeholders are none. */
const isRooted = (word: string): boolean => ROOTS.test(word) && (isFile(word) || FOLDER.test(word));

/** Words that can only be a path of the project. */
const pathsIn = (text: string): string[] =>
  spans(text)
    .flatMap(wordsOf)
    .filter((word) => isFile(word) || isRooted(word));

const COMMAND = /npm run (?:-s )?([\w:-]+)/g;
const commandsIn = (text: string): string[] =>
  [...spans(text), ...inside(text, BLOCK)].flatMap((span) => inside(span, COMMAND));

/** A decision is named by its number alone; what it decides follows. */
const numbered = (path: string): string => (/^docs\/decisions\/\d{4}$/.test(path) ? "-" : "/");

/** Whether a path is there: from the root, or, unless it begins there, as the end of one of `folder`. */
const finder =
  (files: readonly string[], folder: string) =>
  (path: string): boolean => {
    const wanted = path.replace(/\/$/, "");
    const stands = (whole: string) =>
      files.some((file) => file === whole || file.startsWith(`${whole}${numbered(whole)}`));
    if (stands(wanted) || ROOTS.test(path)) return stands(wanted);
    // Another room is named without the folder of all.
    if (stands(`features/${wanted}`)) return true;
    return files.some((file) => file.startsWith(folder) && `/${file}`.endsWith(`/${wanted}`));
  };

const commandsGone = (commands: readonly string[], scripts: ReadonlySet<string>): string[] =>
  commands.filter((name) => !scripts.has(name)).map((name) => `npm run ${name}`);

/** Comments of a room name its own files shortly; outside the rooms, those of any of them. */
const homeOf = (file: string): string => /^features\/[^/]+\//.exec(file)?.[0] ?? "";

/**
 * What the comments of a source file name and does not exist: paths from the root, in code or not,
 * files in code, npm commands.
 */
export function unknownInComments(
  file: string,
  source: string,
  { files, scripts }: Project,
): string[] {
  const text = commentsOf(source);
  const exists = finder(files, homeOf(file));
  const rooted = wordsOf(text).filter(isRooted);
  const named = spans(text).flatMap(wordsOf).filter(isFile);
  return [
    ...new Set([
      ...[...rooted, ...named].filter((path) => !exists(path)),
      ...commandsGone(inside(text, COMMAND), scripts),
    ]),
  ];
}

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
  const exists = finder(files, folder);
  const linked = (target: string): boolean => {
    const path = new URL(target, `file:///${folder}`).pathname.slice(1);
    return files.some((file) => file === path || file.startsWith(`${path.replace(/\/$/, "")}/`));
  };
  return [
    ...new Set([
      ...pathsIn(text).filter((path) => !exists(path)),
      ...links(text).filter((target) => !linked(target)),
      ...commandsGone(commandsIn(text), scripts),
    ]),
  ];
}
