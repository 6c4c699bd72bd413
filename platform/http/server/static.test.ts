import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { Hono } from "hono";
import { afterAll, describe, expect, test } from "vitest";
import { PLACEHOLDER_ORIGIN } from "../placeholder-origin.ts";
import { serveWeb } from "./static.ts";
import { readWebFolder } from "./web-folder.ts";

const root = mkdtempSync(join(tmpdir(), "sclepios-web-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const web = join(root, "web");
mkdirSync(join(web, "assets"), { recursive: true });
mkdirSync(join(web, ".vite/pages"), { recursive: true });
for (const [path, content] of Object.entries({
  "web/index.html": "application",
  "web/index.html.br": "br application",
  "web/landing.html": "landing",
  "web/boot.js": "boot",
  "web/sw.js": "worker",
  "web/manifest.webmanifest": "{}",
  "web/assets/page-abc123.js": "plain script",
  "web/assets/page-abc123.js.br": "br script",
  "web/assets/page-abc123.js.gz": "gzip script",
  "web/assets/only-gzip.css": "plain style",
  "web/assets/only-gzip.css.gz": "gzip style",
  "web/.vite/routes.json": JSON.stringify({
    "/chat": "/.vite/pages/0.html",
    "/guidelines/$sheetId": "/.vite/pages/2.html",
    "/guidelines/new": "/.vite/pages/3.html",
    "/admin/users": "/.vite/pages/4.html",
  }),
  "web/.vite/manifest.json": "{}",
  "web/.vite/pages/0.html": "page of questions",
  "web/.vite/pages/0.html.br": "br page of questions",
  "web/.vite/pages/2.html": "page of a sheet",
  "web/.vite/pages/3.html": "page of a new sheet",
  "web/.vite/pages/4.html": "page of accounts",
  "web/robots.txt": `Sitemap: ${PLACEHOLDER_ORIGIN}/sitemap.xml`,
  "web/robots.txt.br": brotliCompressSync(`Sitemap: ${PLACEHOLDER_ORIGIN}/sitemap.xml`),
  "web/robots.txt.gz": gzipSync(`Sitemap: ${PLACEHOLDER_ORIGIN}/sitemap.xml`),
  "secret.txt": "outside",
}))
  writeFileSync(join(root, path), content);
symlinkSync(join(root, "secret.txt"), join(web, "link.txt"));

const app = new Hono();
let origin = "http://localhost:3000";
serveWeb(app, await readWebFolder(web), () => origin);
const get = (path: string, acceptEncoding = "", method = "GET") =>
  app.request(path, {
    method,
    headers: acceptEncoding ? { "accept-encoding": acceptEncoding } : {},
  });

describe("the smallest form that the browser takes", () => {
  test.each([
    ["gzip, deflate, br", "br script", "br"],
    ["gzip, deflate", "gzip script", "gzip"],
    ["", "plain script", null],
    ["zstd", "plain script", null],
  ])("for %j is %s", async (accepted, body, coding) => {
    const response = await get("/assets/page-abc123.js", accepted);
    expect(await response.text()).toBe(body);
    expect(response.headers.get("content-encoding")).toBe(coding);
    expect(response.headers.get("content-length")).toBe(String(body.length));
    expect(response.headers.get("vary")).toBe("accept-encoding");
    expect(response.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  });

  test("is the one that exists", async () => {
    const response = await get("/assets/only-gzip.css", "gzip, br");
    expect([await response.text(), response.headers.get("content-encoding")]).toEqual([
      "gzip style",
      "gzip",
    ]);
    expect(response.headers.get("content-type")).toBe("text/css; charset=utf-8");
  });

  test("is not one that the browser refuses", async () => {
    expect(await (await get("/assets/page-abc123.js", "br;q=0, gzip;q=0.5")).text()).toBe(
      "gzip script",
    );
    expect(await (await get("/assets/page-abc123.js", "br; q=0.0, gzip;q=0")).text()).toBe(
      "plain script",
    );
  });
});

describe("what a browser may keep", () => {
  test.each([
    ["/assets/page-abc123.js", "public, max-age=31536000, immutable"],
    ["/boot.js", "no-cache"],
    // Kept by a browser or a proxy, an old worker would serve an old application for as long.
    ["/sw.js", "no-cache"],
    ["/manifest.webmanifest", "no-cache"],
    ["/", "no-cache"],
    ["/chat", "no-cache"],
  ])("%s: %s", async (path, control) => {
    expect((await get(path)).headers.get("cache-control")).toBe(control);
  });
});

describe("a page", () => {
  test.each([
    ["/", "landing"],
    ["/?utm=x", "landing"],
    ["/chat", "page of questions"],
    ["/chat/", "page of questions"],
    ["/guidelines/anaphylaxie", "page of a sheet"],
    ["/guidelines/anaphylaxie/", "page of a sheet"],
    ["/guidelines/new", "page of a new sheet"],
    ["/admin/users", "page of accounts"],
    ["/app-shell", "application"],
  ])("%s is the %s", async (path, body) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([200, body]);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(response.headers.get("x-robots-tag")).toBeNull();
  });

  test("is sent in the smallest form, and asked for again only when it changed", async () => {
    const sent = await get("/chat", "br");
    expect(await sent.text()).toBe("br page of questions");
    const again = await app.request("/chat", {
      headers: { "accept-encoding": "br", "if-none-match": sent.headers.get("etag") ?? "" },
    });
    expect(again.status).toBe(304);
  });

  test.each(["/.vite/pages/0.html", "/.vite/pages/0.html.br"])(
    "%s is not served under its own name",
    async (path) => expect((await get(path)).status).toBe(404),
  );

  test.each([
    "/no-such-page",
    "/chat/none",
    "/guidelines/a/b",
    "/admin/nothing",
    "/admin",
    "//",
    "/Chat",
  ])("%s is none: the application says so, and no engine keeps it", async (path) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([404, "application"]);
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
  });
});

describe("the address of the installation", () => {
  const unpacked: Record<string, (bytes: Uint8Array) => Uint8Array> = {
    "": (bytes) => bytes,
    gzip: gunzipSync,
    br: brotliDecompressSync,
  };
  test.each(Object.keys(unpacked))(
    "is that of the running server, packed with %j",
    async (coding) => {
      const tags = new Set<string | null>();
      for (const one of [
        "http://localhost:3000",
        "https://sclepios.example.org",
        "http://localhost:3000",
      ]) {
        origin = one;
        const response = await get("/robots.txt", coding);
        const bytes = await response.bytes();
        expect(Buffer.from(unpacked[coding]?.(bytes) ?? []).toString()).toBe(
          `Sitemap: ${one}/sitemap.xml`,
        );
        expect(response.headers.get("content-length")).toBe(String(bytes.length));
        tags.add(response.headers.get("etag"));
      }
      expect(tags.size).toBe(2);
      origin = "http://localhost:3000";
    },
  );
});

test("what a browser already holds is not sent again, in whatever form it holds it", async () => {
  const tags = ["", "gzip", "br"].map(
    async (coding) => (await get("/robots.txt", coding)).headers.get("etag") ?? "",
  );
  expect(new Set(await Promise.all(tags)).size).toBe(3);
  for (const [index, coding] of ["", "gzip", "br"].entries()) {
    const etag = (await tags[index]) ?? "";
    const again = await app.request("/robots.txt", {
      headers: { "accept-encoding": coding, "if-none-match": `"other", W/${etag}` },
    });
    expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
  }
});

test("what is built again meanwhile changes nothing for those who are here", async () => {
  const file = join(web, "boot.js");
  rmSync(file);
  expect([(await get("/boot.js")).status, await (await get("/boot.js")).text()]).toEqual([
    200,
    "boot",
  ]);
});

test("what the build writes for the server alone is not served", async () => {
  expect((await get("/.vite/routes.json")).status).toBe(404);
});

test.each([
  ["/sw.js", "text/javascript; charset=utf-8"],
  ["/manifest.webmanifest", "application/manifest+json"],
])("%s is a %s: browsers refuse another type", async (path, type) => {
  expect((await get(path)).headers.get("content-type")).toBe(type);
});

test("a missing file is not a page", async () => {
  for (const path of ["/assets/gone-000000.js", "/nothing.png", "/robots.css"])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
});

test("packed files and the application's page are not served under their own names", async () => {
  for (const path of [
    "/assets/page-abc123.js.br",
    "/assets/page-abc123.js.gz",
    "/index.html",
    "/index.html.br",
  ])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
});

test.each([
  "/../secret.txt",
  "/..%2fsecret.txt",
  "/%2e%2e/secret.txt",
  "/assets/../../secret.txt",
  "/assets/..%5c..%5csecret.txt",
  "/assets//../../secret.txt",
  "/link.txt",
  "/%00",
  "/%",
  "/%c0%ae%c0%ae/secret.txt",
])("%s leads to nothing outside the folder", async (path) => {
  const response = await app.fetch(new Request(`http://localhost${path}`));
  expect(await response.text()).not.toContain("outside");
});

test("HEAD tells the same without the content", async () => {
  const response = await get("/assets/page-abc123.js", "br", "HEAD");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-length")).toBe("9");
  expect(await response.text()).toBe("");
});

test("nothing is written through it", async () => {
  for (const method of ["POST", "PUT", "DELETE"])
    expect((await get("/chat", "", method)).status).toBe(404);
});

test("without a built application, nothing is there", async () => {
  const empty = new Hono();
  serveWeb(empty, await readWebFolder(join(root, "absent")), () => origin);
  expect((await empty.request("/")).status).toBe(404);
  expect((await empty.request("/chat")).status).toBe(404);
});
