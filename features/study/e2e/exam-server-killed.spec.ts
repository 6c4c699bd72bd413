// The server dies during an exam, while an answer leaves and while the paper does. It is a server of
// this journey alone, so that it can be killed.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { install } from "#app/testing/installed-template.ts";
import { type ServerProcess, startServer } from "#app/testing/server-process.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { signUp } from "#platform/testing/e2e/people.ts";
import { box, enter, givenIn, handIn, killed, room } from "./exam-room.ts";

let server: ServerProcess;
let dataDir: string;
let env: Record<string, string>;

test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "sclepios-exam-"));
  await install(dataDir);
  env = { DATA_DIR: dataDir, TRUST_PROXY: "on" };
  server = await startServer(env);
  // The same address after a restart: the page comes back to it.
  env.PORT = new URL(server.url).port;
});
test.afterAll(async () => {
  await server.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

const restart = async () => {
  server = await startServer(env);
};

test("le serveur tué trois fois pendant l’examen : la copie qui arrive est celle qui a été remplie", async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: "allow" });
  let page = await context.newPage();
  await signUp(page);
  const id = await enter(page, 3);

  // Killed while an answer leaves: written here, whatever became of it there.
  const leaving = page.keyboard.press("a");
  await Promise.all([leaving, server.kill()]);
  await expect(box(page, 0)).toBeChecked();

  // Without a server one goes on, reloads, and is killed too.
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("b");
  await expect(box(page, 1)).toBeChecked();
  page = await killed(context, page, id);
  await expect(room(page)).toContainText("Question 2 sur");
  await expect(box(page, 1)).toBeChecked();

  // It comes back, takes what waited, and dies again at the next answer.
  await restart();
  await page.keyboard.press("ArrowRight");
  const third = page.keyboard.press("c");
  await Promise.all([third, server.kill()]);
  await expect(box(page, 2)).toBeChecked();

  // Handed in to nobody, then again to a server that dies as it arrives.
  await handIn(page);
  await expect(page.getByText("La copie est rendue, elle attend d’être envoyée.")).toBeVisible();
  await restart();
  await page.reload({ waitUntil: "commit" });
  await server.kill();
  await restart();
  await page.goto(`/study?paper=${id}`);
  await expect(page.getByRole("region", { name: "Résultats" })).toBeVisible();
  expect(await givenIn(page, id)).toEqual(["a", "b", "c"]);
  expect(await page.evaluate(() => localStorage.getItem("offlineQueue"))).toBe("[]");
  await context.close();
});
