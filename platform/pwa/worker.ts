// What the service worker and the pages agree on.

/** Under this path the server answers with the application's page; no route has it. */
export const APP_SHELL = "/app-shell";
/** The prerendered home page. */
export const HOME_PAGE = "/landing.html";
export const MEDIA_CACHE = "sclepios-media";
/** Where the worker writes when it was complete. */
export const WORKER_CACHE = "sclepios-worker";
export const SINCE_KEY = "/worker-since";

/** What the worker says of itself: files that it must hold, and those that are gone. */
export interface WorkerStatus {
  files: number;
  missing: string[];
  /** When this version was completely on the device, milliseconds since 1970. */
  since: number | null;
}

/** A navigation that the application answers: not a call, a probe or a file. */
export const isPage = (path: string): boolean =>
  !/^\/(api|rpc)\//.test(path) && !/^\/(healthz|readyz)$/.test(path) && !/\.[a-z0-9]+$/i.test(path);

/** /api/<feature>/media/<hash>: the same address always has the same content. */
export const isImmutableMedia = (path: string): boolean =>
  /^\/api\/[a-z-]+\/media\/[\w.-]+$/.test(path);
