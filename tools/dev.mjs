// `npm run dev`: the server restarted when its files change, and Vite's development server in front
// of it.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureInstalled } from "./setup/install.mjs";
import { projectEnvironment } from "./setup/run.mjs";

const root = join(fileURLToPath(import.meta.url), "..", "..");
const node = await ensureInstalled(root);
const options = { cwd: root, stdio: "inherit", env: projectEnvironment(root) };
const children = [
  spawn(node, ["--watch", join("app", "server", "main.ts")], options),
  spawn(node, [join("node_modules", "vite", "bin", "vite.js")], options),
];
const stop = (code) => {
  for (const child of children) child.kill("SIGTERM");
  process.exitCode = code;
};
for (const child of children) child.once("exit", (code) => stop(code ?? 0));
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => stop(0));
