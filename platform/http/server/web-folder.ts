// The built web application, read whole at start: what is built again under a running server
// changes nothing for those who are on it, and addresses that only a running server knows are
// written in.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { PLACEHOLDER_ORIGIN } from "../placeholder-origin.ts";

export interface WebFile {
  bytes: Uint8Array<ArrayBuffer>;
  /** Changes with the content: of this coding, as HTTP asks. */
  etag: string;
}

export interface WebFolder {
  /**
   * A file under its path ("/boot.js", "/boot.js.br"); an address of ours stands in it as `origin`.
   */
  file(path: string, origin: string): WebFile | undefined;
  /** Where `file` has the HTML of the page that the application has at this path. */
  page(path: string): string | undefined;
}

/**
 * Written by the build, never served: the paths of the pages as the router has them
 * ("/guidelines/$sheetId"), each with its HTML, which is served under the paths of the page alone.
 */
const ROUTES = ".vite/routes.json";
const PAGES = "/.vite/pages/";

const fileOf = (content: Buffer): WebFile => {
  const bytes = new Uint8Array(content);
  return {
    bytes,
    etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`,
  };
};

/** Reads the folder; one that is absent is empty. */
export async function readWebFolder(folder: string): Promise<WebFolder> {
  const files = new Map<string, WebFile>();
  for (const file of await listFiles(folder)) {
    const path = `/${relative(folder, file).split(sep).join("/")}`;
    if (!path.startsWith("/.") || path.startsWith(PAGES))
      files.set(path, fileOf(await readFile(file)));
  }
  const pages = existsSync(join(folder, ROUTES))
    ? (JSON.parse(await readFile(join(folder, ROUTES), "utf8")) as Record<string, string>)
    : {};
  const routes = Object.entries(pages).map(([path, file]) => ({ parts: partsOf(path), file }));
  const page = (path: string) =>
    (
      routes.find(({ parts }) => !parts.some(isAny) && leadsTo(parts, partsOf(path))) ??
      routes.find(({ parts }) => leadsTo(parts, partsOf(path)))
    )?.file;
  return { file: withOrigin(files), page };
}

const partsOf = (path: string) => path.replace(/\/$/, "").split("/");

const isAny = (part: string) => part.startsWith("$");

/** A part that begins with "$" is any one part; a slash at the end is the router's to drop. */
const leadsTo = (route: readonly string[], path: readonly string[]) =>
  route.length === path.length &&
  route.every((part, index) => (isAny(part) ? path[index] !== "" : part === path[index]));

const PACKED = /\.(br|gz)$/;
const PACKING: Record<string, (plain: Uint8Array) => Buffer> = {
  br: brotliCompressSync,
  gz: gzipSync,
};

/**
 * Files that name the address of the installation, packed anew for the one it has: once, since it
 * seldom changes.
 */
function withOrigin(files: ReadonlyMap<string, WebFile>): WebFolder["file"] {
  const naming = new Set(
    [...files]
      .filter(([, { bytes }]) => Buffer.from(bytes).includes(PLACEHOLDER_ORIGIN))
      .map(([path]) => path),
  );
  const filled = new Map<string, WebFile>();
  let known = "";
  return (path, origin) => {
    const plain = path.replace(PACKED, "");
    const found = files.get(path);
    if (!found || !naming.has(plain)) return found;
    if (known !== origin) filled.clear();
    known = origin;
    const before = filled.get(path);
    if (before) return before;
    const source = Buffer.from((files.get(plain) as WebFile).bytes).toString();
    const text = Buffer.from(source.replaceAll(PLACEHOLDER_ORIGIN, origin));
    const pack = PACKING[PACKED.exec(path)?.[1] ?? ""];
    const made = fileOf(pack ? pack(text) : text);
    filled.set(path, made);
    return made;
  };
}

async function listFiles(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
