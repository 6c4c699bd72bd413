// The queue's own modules in a real browser, with its real stores: served one by one by the
// development server, with a feature of the test in the registry. What a server answers is the
// test's.
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { createServer, type ViteDevServer } from "vite";

const root = join(import.meta.dirname, "../../..");

export async function serveModules(): Promise<{ url: string; close(): Promise<void> }> {
  // Its own cache: the tests of a run come at once.
  const cacheDir = join(root, `node_modules/.vite/e2e-${process.pid}`);
  const server: ViteDevServer = await createServer({
    configFile: join(root, "vite.config.ts"),
    root: join(root, "app/web"),
    cacheDir,
    logLevel: "error",
    server: { host: "127.0.0.1", port: 0, hmr: false, ws: false, proxy: {} },
    optimizeDeps: { include: ["idb", "react", "@mantine/notifications"], noDiscovery: true },
  });
  await server.listen();
  const close = async (): Promise<void> => {
    await server.close();
    await rm(cacheDir, { recursive: true, force: true });
  };
  return { url: server.resolvedUrls?.local[0]?.replace(/\/$/, "") ?? "", close };
}

/** What the server does with each id; "away" answers nothing at all. */
export type Server = (
  items: { id: string; data: Record<string, unknown> }[],
) =>
  | { acknowledged: string[]; refused: { id: string; reason: string }[] }
  | { status: number }
  | "away";

export const ME = "person-a";

/**
 * Answers the calls of the pages of a context; the returned list holds every item sent, in order.
 */
export async function answer(
  context: BrowserContext,
  server: { current: Server },
): Promise<string[]> {
  const sent: string[] = [];
  await context.route("**/blank", (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Essai</title>" }),
  );
  await context.route("**/rpc/accounts/me", (route) =>
    route.fulfill({
      json: { json: { id: ME, name: "Zoé Fictive", language: "fr", consent: true } },
    }),
  );
  await context.route("**/test-send", (route) => {
    const items = route.request().postDataJSON() as Parameters<Server>[0];
    const said = server.current(items);
    if (said === "away") return route.abort("connectionrefused");
    sent.push(...items.map(({ id }) => id));
    return "status" in said
      ? route.fulfill({ status: said.status, json: {} })
      : route.fulfill({ json: said });
  });
  return sent;
}

export interface Queue {
  pending: string[];
  refused: { id: string; reason: string }[];
  local: string[];
  state: { pending: number; refused: number; inMemory: number; erased: boolean };
}

/** Opens a tab in which the queue runs with one kind of work, "answer", kept as told. */
export async function tab(
  context: BrowserContext,
  url: string,
  keep: "local" | "outbox" = "local",
): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${url}/blank`);
  await page.evaluate(
    async ([folder, place]) => {
      const load = (path: string) => import(/* @vite-ignore */ `/@fs${folder}/platform/${path}`);
      const { registerFeatures } = await load("feature/web/registry.ts");
      const { session } = await load("auth/web/session.ts");
      const { startI18n } = await load("i18n/web/i18n.ts");
      await startI18n(async () => ({
        sync: { done: "Synchronisation terminée", count: "{{count}}" },
      }));
      const send = async (items: unknown) => {
        const response = await fetch("/test-send", { method: "POST", body: JSON.stringify(items) });
        if (!response.ok) throw Object.assign(new Error("refused"), { status: response.status });
        return response.json();
      };
      registerFeatures([
        {
          name: "essai",
          routes: [],
          offline: [{ work: { type: "answer", keep: place, label: "x:y", send } }],
        },
      ]);
      await session.refresh();
      const [work, store, sync, cache] = await Promise.all([
        load("offline/web/offline-work.ts"),
        load("offline/web/queue-store.ts"),
        load("offline/web/sync.ts"),
        load("offline/web/cache.ts"),
      ]);
      Object.assign(globalThis, { offline: { ...work, ...store, ...sync, ...cache } });
    },
    [root, keep] as const,
  );
  return page;
}

// biome-ignore lint/suspicious/noExplicitAny: the modules live in the page.
type InPage = any;

export const keep = (page: Page, ...ids: string[]): Promise<string[]> =>
  page.evaluate(async (list) => {
    const { offline } = globalThis as InPage;
    return Promise.all(list.map((id) => offline.enqueue("answer", { value: id }, id).saved));
  }, ids);

/** Only what happens before `enqueue` returns: the tab may die in the next instant. */
export const keepAndDie = async (page: Page, id: string): Promise<void> => {
  await page.evaluate(
    (one) => void (globalThis as InPage).offline.enqueue("answer", { value: one }, one),
    id,
  );
  await page.close({ runBeforeUnload: false });
};

export const send = (page: Page): Promise<void> =>
  page.evaluate(() => (globalThis as InPage).offline.sync());

export const read = (page: Page): Promise<Queue> =>
  page.evaluate(async () => {
    const { offline } = globalThis as InPage;
    const folded = await offline.loadQueue();
    const local = JSON.parse(localStorage.getItem("offlineQueue") ?? "[]") as { id: string }[];
    return {
      pending: folded.pending.map(({ id }: { id: string }) => id),
      refused: folded.refused.map((item: InPage) => ({ id: item.id, reason: item.refusal.reason })),
      local: local.map(({ id }) => id),
      state: offline.queue.current(),
    };
  });
