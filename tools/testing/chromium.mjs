// A Chromium for the journeys: Debian's package when we may install it, Playwright's own otherwise.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { run } from "../setup/run.mjs";
import { say } from "../setup/texts.mjs";

/** Debian's, the quickest first: the headless shell, which is what Playwright itself prefers, does a journey in six sevenths of
 *  the time. */
const DEBIAN = { "chromium-headless-shell": "/usr/bin/chromium-headless-shell", chromium: "/usr/bin/chromium" };

/** Path of the browser that Debian installed; undefined without one. */
export const debianChromium = () => Object.values(DEBIAN).find((path) => existsSync(path));

/** How Playwright launches it; its own build where Debian has installed none. */
export function launchOptions() {
  const executablePath = debianChromium();
  return executablePath ? { executablePath } : {};
}

const asRoot = () => process.getuid?.() === 0;
const debian = { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" }, seconds: 600, heartbeat: true };

/** Installs Debian packages when this machine can and we are root; false otherwise. */
export async function installDebian(packages) {
  if (!asRoot() || !existsSync("/usr/bin/apt-get")) return false;
  await run("apt-get", ["update", "-qq"], debian);
  const { code } = await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], debian);
  return code === 0;
}

/** Playwright says where its own build stands; a build half-downloaded has no marker. */
async function ownBuild(root, node) {
  const script = "import { chromium } from '@playwright/test'; console.log(chromium.executablePath());";
  const { code, output } = await run(node, ["--input-type=module", "-e", script], { cwd: root, seconds: 30 });
  return code === 0 && existsSync(output.trim());
}

export async function ensureChromium(root, node) {
  if (debianChromium() || (await ownBuild(root, node))) return true;
  say("installingBrowser");
  for (const name of Object.keys(DEBIAN)) if ((await installDebian([name])) && debianChromium()) return true;
  const cli = join(root, "node_modules", "@playwright", "test", "cli.js");
  const { code, output } = await run(node, [cli, "install", "chromium"], { cwd: root, seconds: 600, heartbeat: true });
  if (code === 0) return true;
  console.error(output.trim());
  say("browserFailed");
  return false;
}
