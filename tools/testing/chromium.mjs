// A Chromium for the journeys: the one named by SCLEPIOS_TEST_BROWSER, else Debian's package when
// we may install it, else Playwright's own.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { run } from "../setup/run.mjs";
import { say } from "../setup/texts.mjs";

/**
 * Debian's, the quickest first: the headless shell, which is what Playwright itself prefers, does a
 * journey in six sevenths of the time.
 */
const DEBIAN = {
  "chromium-headless-shell": "/usr/bin/chromium-headless-shell",
  chromium: "/usr/bin/chromium",
};

/** Path of the browser that was named, or that Debian installed; undefined without one.
 *  @throws when the named one is not there: another would be tested in its place. */
export function installedChromium() {
  const named = process.env.SCLEPIOS_TEST_BROWSER;
  if (!named) return Object.values(DEBIAN).find((path) => existsSync(path));
  if (!existsSync(named)) throw new Error(`SCLEPIOS_TEST_BROWSER: ${named}?`);
  return named;
}

/** How Playwright launches it; its own build where none is installed. */
export function launchOptions() {
  const executablePath = installedChromium();
  return executablePath ? { executablePath } : {};
}

const asRoot = () => process.getuid?.() === 0;
const debian = {
  env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  seconds: 600,
  heartbeat: true,
};

/** Installs Debian packages when this machine can and we are root; false otherwise. */
export async function installDebian(packages) {
  if (!asRoot() || !existsSync("/usr/bin/apt-get")) return false;
  await run("apt-get", ["update", "-qq"], debian);
  const { code } = await run(
    "apt-get",
    ["install", "-y", "-qq", "--no-install-recommends", ...packages],
    debian,
  );
  return code === 0;
}

/** Playwright says where its own build stands; a build half-downloaded has no marker. */
async function ownBuild(root, node) {
  const script =
    "import { chromium } from '@playwright/test'; console.log(chromium.executablePath());";
  const { code, output } = await run(node, ["--input-type=module", "-e", script], {
    cwd: root,
    seconds: 30,
  });
  return code === 0 && existsSync(output.trim());
}

export async function ensureChromium(root, node) {
  if (installedChromium() || (await ownBuild(root, node))) return true;
  say("installingBrowser");
  for (const name of Object.keys(DEBIAN))
    if ((await installDebian([name])) && installedChromium()) return true;
  const cli = join(root, "node_modules", "@playwright", "test", "cli.js");
  const { code, output } = await run(node, [cli, "install", "chromium"], {
    cwd: root,
    seconds: 600,
    heartbeat: true,
  });
  if (code === 0) return true;
  console.error(output.trim());
  say("browserFailed");
  return false;
}
