// A real server in a process of its own, spoken to over the network, for tests that kill it or run
// several.
import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { join } from "node:path";
import { CONSENT } from "./consent.ts";

const MAIN = join(import.meta.dirname, "../server/main.ts");
const READY_MS = 120_000;

export interface ServerProcess {
  url: string;
  pid: number;
  /** What it printed so far. */
  output(): string;
  /** Ends it as a power cut would and waits until it is gone. */
  kill(): Promise<void>;
  /** Asks it to stop; resolves to its exit code. */
  stop(signal?: "SIGTERM" | "SIGINT"): Promise<number | null>;
  /** Resolves to the exit code of a server that ends by itself. */
  exited: Promise<number | null>;
}

/**
 * What a process of ours keeps of the environment of the tests, and the language that they read.
 */
export const inherited = () => {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  return { PATH, HOME, NODE_COMPILE_CACHE, LANG: "fr_FR.UTF-8" };
};

/**
 * The embedded database's program is compiled once, quickly. Compiled again for speed, as a server
 * that stays does, it would cost a process of some seconds a third of all its work.
 */
export const COMPILED_ONCE = "--liftoff-only";

/** Starts a server on a free port of this machine and resolves once it is ready, or has ended. */
export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  return startUntil(/prêt\u00a0: (http:\/\/\S+)/, env);
}

/**
 * The same, resolving as soon as it has printed `sign`; `url` is what the sign holds in brackets.
 */
export async function startUntil(
  sign: RegExp,
  env: Record<string, string>,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [COMPILED_ONCE, MAIN], {
    env: { ...inherited(), PORT: "0", LOG_LEVEL: "error", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  child.stdout.on("data", (chunk: Buffer) => {
    printed += chunk.toString();
  });
  child.stderr.on("data", (chunk: Buffer) => {
    printed += chunk.toString();
  });
  // "close" comes after "exit", once everything that it printed has been read.
  const exited = new Promise<number | null>((resolve) =>
    child.once("close", (code) => resolve(code)),
  );
  const deadline = Date.now() + READY_MS;
  while (!sign.test(printed) && child.exitCode === null && child.signalCode === null) {
    if (Date.now() > deadline) {
      child.kill("SIGKILL");
      throw new Error(`the server was not ready in time: ${printed}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const url = sign.exec(printed)?.[1] ?? "";
  return {
    url,
    pid: child.pid ?? 0,
    output: () => printed,
    exited,
    kill: () => end(child, "SIGKILL", exited).then(() => {}),
    stop: (signal = "SIGTERM") => end(child, signal, exited),
  };
}

async function end(child: ChildProcess, signal: NodeJS.Signals, exited: Promise<number | null>) {
  child.kill(signal);
  return exited;
}

/**
 * An address of the documentation range: with TRUST_PROXY=on, each simulated person has their own.
 */
export const someAddress = () => `203.0.113.${randomInt(1, 255)}`;

/** Signs up over the network and consents; resolves to the session's cookie. */
export async function signUpAt(url: string, email: string, password: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/sign-up/email`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": someAddress() },
    body: JSON.stringify({ email, password, name: "Personne fictive" }),
  });
  if (!response.ok) throw new Error(`sign-up: ${response.status} ${await response.text()}`);
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const consented = await callAt(url, "privacy/recordConsent", CONSENT, cookie);
  if (consented.body !== true)
    throw new Error(`consent: ${consented.status} ${JSON.stringify(consented.body)}`);
  return cookie;
}

export async function signInAt(
  url: string,
  email: string,
  password: string,
  address = someAddress(),
): Promise<{ status: number; cookie: string }> {
  const response = await fetch(`${url}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": address },
    body: JSON.stringify({ email, password }),
  });
  return {
    status: response.status,
    cookie: response.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; "),
  };
}

/** Calls a procedure over the network. */
export async function callAt(
  url: string,
  path: string,
  input: unknown,
  cookie: string,
): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${url}/rpc/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify({ json: input }),
  });
  return { status: response.status, body: ((await response.json()) as { json?: unknown }).json };
}
