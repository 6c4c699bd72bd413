// The built web application: hashed files for ever, pages never, the smallest encoding the browser takes.
import { createReadStream, existsSync, readdirSync, statSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { Readable } from "node:stream";
import type { Context, Hono } from "hono";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};

/** Serves the files that the folder held at start, and the application's page for every other path. */
// biome-ignore lint/suspicious/noExplicitAny: any environment of the application.
export function serveWeb(app: Hono<any>, folder: string) {
  // The list is fixed at start: a path from outside is only ever looked up in it, never joined to the folder.
  const files = new Map(listFiles(folder).map((file) => [`/${relative(folder, file).split(sep).join("/")}`, file]));
  const send = (c: Context, path: string, status: 200 | 404 = 200) => {
    const accepted = c.req.header("accept-encoding") ?? "";
    for (const [coding, suffix] of [
      ["br", ".br"],
      ["gzip", ".gz"],
    ] as const) {
      const packed = files.get(path + suffix);
      if (packed && takes(accepted, coding)) return stream(c, packed, path, status, coding);
    }
    const file = files.get(path);
    return file ? stream(c, file, path, status) : null;
  };
  app.on(["GET", "HEAD"], "/*", (c) => {
    const path = c.req.path;
    if (path === "/") return send(c, "/landing.html") ?? send(c, "/index.html") ?? c.notFound();
    if (/\.(br|gz|html)$/.test(path) && path !== "/landing.html") return c.notFound();
    const file = send(c, path);
    if (file) return file;
    // A missing file is an error; a missing page is for the application to say.
    return extname(path) === "" ? (send(c, "/index.html") ?? c.notFound()) : c.notFound();
  });
}

/** Whether an Accept-Encoding names a coding without refusing it (`;q=0`). */
const takes = (accepted: string, coding: string) =>
  new RegExp(`(^|[,\\s])${coding}\\s*(,|$|;(?!\\s*q=0(\\.0*)?\\s*(,|$)))`).test(accepted);

function stream(c: Context, file: string, path: string, status: 200 | 404, coding?: string) {
  c.header("content-type", TYPES[extname(path)] ?? "application/octet-stream");
  c.header("content-length", String(statSync(file).size));
  c.header("vary", "accept-encoding");
  c.header("cache-control", path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache");
  if (coding) c.header("content-encoding", coding);
  if (c.req.method === "HEAD") return c.body(null, status);
  return c.body(Readable.toWeb(createReadStream(file)) as ReadableStream, status);
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
