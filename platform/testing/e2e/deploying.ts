// A new version of the application, as a browser meets it.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";

/** A worker of other times, under another name. */
const OLD_WORKER = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", () => {});`;

/** What tells the body that upstream sent, and not the one of this version: its tag first. */
const BY_UPSTREAM_ALONE: ReadonlySet<string> = new Set([
  "content-encoding",
  "content-length",
  "etag",
  "set-cookie",
  "transfer-encoding",
]);

interface Site {
  url: string;
  /** From now on another version is served. */
  deploy(): void;
  close(): void;
}

const ENTRY = /(assets\/index-[\w-]+?)(?:\.v\d+)?\.js/g;

/**
 * The same installation behind a proxy that can deploy: the worker, the pages and the name of the
 * first script change, as with a new build.
 */
export async function deploying(target: string): Promise<Site> {
  let version = 0;
  const ofThisVersion = (body: string): string =>
    version === 0 ? body : body.replaceAll(ENTRY, `$1.v${version}.js`);
  /** Workbox fetches again what has another revision. */
  const worker = (body: string): string =>
    `${ofThisVersion(body).replaceAll(/"revision":"/g, `"revision":"${version}`)}\n// version ${version}`;
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    const forward = async (): Promise<void> => {
      if (request.url === "/service-worker-old.js") {
        response.setHeader("content-type", "text/javascript");
        response.end(OLD_WORKER);
        return;
      }
      const headers = new Headers();
      for (const [name, value] of Object.entries(request.headers))
        if (
          typeof value === "string" &&
          !["host", "origin", "connection", "content-length", "if-none-match"].includes(name)
        )
          headers.set(name, value);
      const path = (request.url ?? "").replace(ENTRY, "$1.js");
      const answer = await fetch(`${target}${path}`, {
        method: request.method ?? "GET",
        headers,
        redirect: "manual",
        ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
      });
      for (const [name, value] of answer.headers)
        if (!BY_UPSTREAM_ALONE.has(name)) response.setHeader(name, value);
      const cookies = answer.headers.getSetCookie();
      if (cookies.length > 0) response.setHeader("set-cookie", cookies);
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status);
      if (path === "/sw.js") response.end(worker(body.toString()));
      else if (answer.headers.get("content-type")?.startsWith("text/html"))
        response.end(ofThisVersion(body.toString()));
      else response.end(body);
    };
    request.on("end", () => void forward());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy: () => {
      version += 1;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** What says that a new version is ready. */
export const offer = (page: Page) =>
  page.getByRole("status").filter({ hasText: "Nouvelle version" });

/** Waits until the browser has taken all of the new version. */
export const deployed = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const worker = registration.installing ?? registration.waiting;
    if (worker?.state === "installed") return;
    await new Promise<void>((resolve) =>
      worker?.addEventListener("statechange", () => worker.state === "installed" && resolve()),
    );
  });
