// The built web application: hashed files for ever, pages never, the smallest encoding the browser
// takes.
import { extname } from "node:path";
import type { Context, Hono } from "hono";
import { APP_SHELL } from "#platform/pwa/worker.ts";
import type { WebFile, WebFolder } from "./web-folder.ts";

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

/**
 * Serves the files of the folder, and the application's page for every page that it has. `origin`:
 * the address people type.
 */
// biome-ignore lint/suspicious/noExplicitAny: any environment of the application.
export function serveWeb(app: Hono<any>, folder: WebFolder, origin: () => string) {
  // A path from outside is only ever looked up among what was read at start, never joined to the
  // folder.
  const send = (c: Context, path: string, status: 200 | 404 = 200) => {
    const accepted = c.req.header("accept-encoding") ?? "";
    for (const [coding, suffix] of [
      ["br", ".br"],
      ["gzip", ".gz"],
    ] as const) {
      const packed = takes(accepted, coding) ? folder.file(path + suffix, origin()) : undefined;
      if (packed) return answer(c, packed, { path, status, coding });
    }
    const file = folder.file(path, origin());
    return file ? answer(c, file, { path, status }) : null;
  };
  app.on(["GET", "HEAD"], "/*", (c) => {
    const path = c.req.path;
    if (path === "/") return send(c, "/landing.html") ?? send(c, "/index.html") ?? c.notFound();
    if (/\.(br|gz|html)$/.test(path) && path !== "/landing.html") return c.notFound();
    const file = send(c, path);
    if (file) return file;
    // A missing file is an error; a missing page is for the application to say, in the language of
    // who asks.
    if (extname(path) !== "") return c.notFound();
    const page = folder.page(path) ?? (path === APP_SHELL ? "/index.html" : undefined);
    if (page) return send(c, page) ?? c.notFound();
    c.header("x-robots-tag", "noindex");
    return send(c, "/index.html", 404) ?? c.notFound();
  });
}

/** Whether an Accept-Encoding names a coding without refusing it (`;q=0`). */
const takes = (accepted: string, coding: string) =>
  new RegExp(`(^|[,\\s])${coding}\\s*(,|$|;(?!\\s*q=0(\\.0*)?\\s*(,|$)))`).test(accepted);

interface Sent {
  path: string;
  status: 200 | 404;
  coding?: string;
}

function answer(c: Context, { bytes, etag }: WebFile, { path, status, coding }: Sent) {
  c.header("etag", etag);
  c.header("vary", "accept-encoding");
  c.header(
    "cache-control",
    path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
  );
  const held = (c.req.header("if-none-match") ?? "")
    .split(",")
    .map((one) => one.trim().replace(/^W\//, ""));
  if (status === 200 && held.includes(etag)) return c.body(null, 304);
  c.header("content-type", TYPES[extname(path)] ?? "application/octet-stream");
  c.header("content-length", String(bytes.length));
  if (coding) c.header("content-encoding", coding);
  if (c.req.method === "HEAD") return c.body(null, status);
  return c.body(bytes, status);
}
