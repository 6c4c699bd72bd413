// A real server on a throw-away folder, and a signed-in person who calls it as the application
// does.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../testing/postgresql.mjs";
import { OWN_GROUP, supervised } from "./supervise-child.ts";

export interface Target {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/** Ends what hangs and judges nothing: a busy machine takes three times as long. */
const READY_WITHIN_MS = 180_000;
const PASSWORD = "Banc-d-essai-1";
// Without it every page leads to the consent step.
const CONSENT = {
  consent_given: true,
  data_processing_purposes: ["account", "assistant", "learning", "security"],
};

export async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const limit = performance.now() + READY_WITHIN_MS;
  while (performance.now() < limit) {
    if (child.exitCode !== null) throw new Error(`the server ended with code ${child.exitCode}`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await pause(20);
  }
  throw new Error("the server did not become ready");
}

export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const end = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await end;
}

/**
 * Starts `script` (the product's server unless told otherwise). A folder given by the caller is
 * kept.
 */
export async function startServer(
  options: { script?: string; dataDir?: string; env?: Record<string, string> } = {},
): Promise<Target> {
  const port = await freePort();
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), "sclepios-bench-"));
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [options.script ?? "app/server/main.ts"], {
    ...OWN_GROUP,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: url,
      LOG_LEVEL: "error",
      ...options.env,
    },
  });
  supervised(child, options.dataDir === undefined ? dataDir : undefined);
  const stop = async () => {
    await ended(child);
    if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await untilReady(url, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, pid: child.pid ?? 0, stop };
}

export interface Session {
  cookie: string;
  personId: string;
  /** Calls a procedure: "chat/list". */
  call(path: string, input: unknown, signal?: AbortSignal): Promise<Response>;
}

/** @param address of a person who has one of their own: for a server that trusts its proxy */
export async function signUp(
  url: string,
  email = "banc@example.org",
  address?: string,
): Promise<Session> {
  const from: Record<string, string> = address ? { "x-forwarded-for": address } : {};
  const answer = await fetch(`${url}/api/auth/sign-up/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url, ...from },
    body: JSON.stringify({ email, name: "Banc d’essai", password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(`sign-up: ${answer.status} ${await answer.text()}`);
  const { user } = (await answer.json()) as { user: { id: string } };
  const cookie = answer.headers
    .getSetCookie()
    .map((text) => text.split(";")[0])
    .join("; ");
  const headers = { "content-type": "application/json", origin: url, cookie, ...from };
  const consented = await fetch(`${url}/api/gdpr_consent`, {
    method: "POST",
    headers,
    body: JSON.stringify(CONSENT),
  });
  if (!consented.ok) throw new Error(`consent: ${consented.status} ${await consented.text()}`);
  return {
    cookie,
    personId: user.id,
    async call(path, input, signal) {
      const request = {
        method: "POST",
        headers,
        body: JSON.stringify({ json: input }),
        signal: signal ?? null,
      };
      const response = await fetch(`${url}/rpc/${path}`, request);
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return response;
    },
  };
}

/** Milliseconds of `work`. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
