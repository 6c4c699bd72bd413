// Programs that the bench starts end with it: each is told to a keeper, a small process of its own
// (`keeper.mjs`), so that nothing is added to what is measured.
import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import type { Writable } from "node:stream";

let keeper: Writable | null = null;

function tell(line: { pid: number; folder?: string; over?: true }) {
  if (keeper === null) {
    const started = spawn(process.execPath, [join(import.meta.dirname, "keeper.mjs")], {
      stdio: ["pipe", "ignore", "inherit"],
      detached: true,
    });
    started.unref();
    keeper = started.stdin;
  }
  keeper.write(`${JSON.stringify(line)}\n`);
}

/** A group of its own: what it starts in turn ends with it. */
export const OWN_GROUP = { detached: process.platform !== "win32" } as const;

/**
 * Keeps a program that was started with `OWN_GROUP`; `folder` is a throw-away one that goes with
 * it.
 */
export function supervised<Child extends ChildProcess>(child: Child, folder?: string): Child {
  const { pid } = child;
  if (pid === undefined) return child;
  tell(folder === undefined ? { pid } : { pid, folder });
  child.once("exit", () => tell({ pid, over: true }));
  return child;
}
