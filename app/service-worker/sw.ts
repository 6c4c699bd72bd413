// The service worker: the whole built application is on the device before it is asked for, so that
// every route opens without network, visited or not. Calls (/rpc, /api) go to the network
// untouched: a kept answer would be somebody's data, and old.
import { cacheNames, clientsClaim } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst } from "workbox-strategies";
import {
  APP_SHELL,
  HOME_PAGE,
  isImmutableMedia,
  isPage,
  MEDIA_CACHE,
  SINCE_KEY,
  WORKER_CACHE,
  type WorkerStatus,
} from "#platform/pwa/worker.ts";

declare const self: ServiceWorkerGlobalScope;

const entries = self.__WB_MANIFEST;
const files = new PrecacheController();
files.addToCacheList(entries);
// The paths are exact: a route named like a file must not be answered with it.
registerRoute(new PrecacheRoute(files, { cleanURLs: false, directoryIndex: "" }));
cleanupOutdatedCaches();

/** A browser opens six connections to a server: two stay free for the page. */
const LANES = 4;

/**
 * Takes every file that is not held yet; one that fails ends the installation. Workbox's own
 * `install` asks for one file after the other: six hundred round trips before a device is ready.
 */
async function takeFiles(event: ExtendableEvent): Promise<void> {
  const left = files.getURLsToCacheKeys().entries();
  const lane = async (): Promise<void> => {
    for (const [url, cacheKey] of left) {
      // What has its revision beside its address may be in the browser's cache in an older one.
      const cache = url === cacheKey ? "default" : "reload";
      const request = new Request(url, { cache, credentials: "same-origin" });
      await Promise.all(files.strategy.handleAll({ event, request, params: { cacheKey } }));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

interface RoutedInstall extends ExtendableEvent {
  /** Absent from browsers that give every request to the worker. */
  addRoutes?(rules: readonly object[]): Promise<void>;
}

/**
 * The browser takes these files from the cache itself: a page asks for a hundred, and each would
 * wait for its turn in the worker. One that is missing comes from the network.
 */
const routeFiles = async (event: RoutedInstall): Promise<void> =>
  event.addRoutes?.([
    {
      condition: { urlPattern: { pathname: "/assets/*" }, requestMethod: "GET" },
      source: { cacheName: cacheNames.precache },
    },
  ]);
self.addEventListener("install", (event) =>
  event.waitUntil(Promise.all([takeFiles(event), routeFiles(event)])),
);
// The page that installs the first worker is served by it at once; a later worker waits until it is
// asked (SKIP_WAITING).
clientsClaim();

const shell = files.createHandlerBoundToURL(APP_SHELL);
const home = files.createHandlerBoundToURL(HOME_PAGE);
registerRoute(
  ({ request, url }) => request.mode === "navigate" && isPage(url.pathname),
  (options) => (options.url.pathname === "/" ? home(options) : shell(options)),
);

// Pictures and sounds of a feature, under an address that changes with their content. A pack fills
// the same cache.
registerRoute(
  ({ url, request }) =>
    request.method === "GET" &&
    url.origin === self.location.origin &&
    isImmutableMedia(url.pathname),
  new CacheFirst({
    cacheName: MEDIA_CACHE,
    plugins: [new ExpirationPlugin({ maxEntries: 2_000, purgeOnQuotaError: true })],
  }),
);

async function status(): Promise<WorkerStatus> {
  const urls = entries.map((entry) => (typeof entry === "string" ? entry : entry.url));
  const missing: string[] = [];
  for (const url of urls) {
    const key = files.getCacheKeyForURL(url);
    if (!key || !(await caches.match(key))) missing.push(url);
  }
  const since = await (await caches.open(WORKER_CACHE)).match(SINCE_KEY);
  return { files: urls.length, missing, since: since ? Number(await since.text()) : null };
}

// Only a worker that holds every file is activated: this is when the device became ready.
self.addEventListener("activate", (event) => {
  const write = async (): Promise<void> =>
    (await caches.open(WORKER_CACHE)).put(SINCE_KEY, new Response(String(Date.now())));
  event.waitUntil(Promise.all([write(), files.activate(event)]));
});

const tellPages = async (message: object): Promise<void> => {
  for (const client of await self.clients.matchAll({ type: "window", includeUncontrolled: true }))
    client.postMessage(message);
};

self.addEventListener("message", (event) => {
  const type = (event.data as { type?: unknown } | null)?.type;
  if (type === "SKIP_WAITING") void self.skipWaiting();
  if (type === "TRIGGER_SYNC") event.waitUntil(tellPages({ type: "OFFLINE_SYNC" }));
  if (type === "STATUS")
    event.waitUntil(status().then((found) => event.ports[0]?.postMessage(found)));
});

// The browser says that the network is back, even when the page slept.
self.addEventListener("sync", (event) => {
  const { tag, waitUntil } = event as ExtendableEvent & { tag: string };
  if (tag === "offline-queue") waitUntil.call(event, tellPages({ type: "OFFLINE_SYNC" }));
});
