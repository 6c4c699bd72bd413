// What an operator reads when a start cannot succeed: a sentence in the terminal's language, an
// exit code, never a stack.
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { sclepios } from "#app/testing/cli-process.ts";
import { installed } from "#app/testing/installed.ts";
import { type ServerProcess, startServer } from "#app/testing/server-process.ts";

const root = mkdtempSync(join(tmpdir(), "sclepios-start-"));
const running: ServerProcess[] = [];
afterAll(async () => {
  await Promise.all(running.map((one) => one.kill()));
  rmSync(root, { recursive: true, force: true });
});
const SECRET = "0123456789abcdef0123456789abcdef";
let count = 0;
const fresh = () => {
  count += 1;
  return join(root, `data-${count}`);
};

const used = installed(fresh());

/** A start that must fail: its exit code and what it printed. */
async function failed(env: Record<string, string>) {
  const one = await startServer({ DATA_DIR: used, ...env });
  running.push(one);
  expect(one.url).toBe("");
  const code = await one.exited;
  const output = one.output();
  expect(output).not.toMatch(/\n\s+at |"stack"|node:internal/);
  return { code, output };
}
async function listening() {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { port: (server.address() as { port: number }).port, close: () => server.close() };
}

describe("a wrong configuration", { timeout: 300_000 }, () => {
  const wrong = { PORT: "x", DATABASE_URL: "mysql://u:hunter2@db", TRUST_PROXY: "maybe" };
  test.each([
    ["fr_FR.UTF-8", "La configuration contient des erreurs", "PORT\u00a0: un nombre entier"],
    ["en_GB.UTF-8", "The configuration contains errors", "PORT: a whole number"],
    ["es_ES.UTF-8", "La configuración contiene errores", "PORT: se espera un número entero"],
  ])("is told whole in %s, and nothing starts", async (LANG, head, sentence) => {
    const DATA_DIR = fresh();
    const { code, output } = await failed({ ...wrong, LANG, DATA_DIR });
    expect(code).toBe(78);
    for (const words of [head, sentence, "DATABASE_URL", "AUTH_SECRET", "TRUST_PROXY"])
      expect(output).toContain(words);
    expect(output).not.toContain("hunter2");
    expect(existsSync(DATA_DIR)).toBe(false);
  });
});

describe("a start stops with a sentence when", { timeout: 300_000 }, () => {
  test("the port is taken, before anything is opened", async () => {
    const taken = await listening();
    const DATA_DIR = fresh();
    const { code, output } = await failed({ DATA_DIR, PORT: String(taken.port) });
    expect([code, output]).toEqual([1, expect.stringContaining(`${taken.port}`)]);
    expect(output).toContain("PORT");
    expect(existsSync(DATA_DIR)).toBe(false);
    taken.close();
  });

  test("the folder is in use by another server", async () => {
    const DATA_DIR = installed(fresh());
    const first = await startServer({ DATA_DIR });
    running.push(first);
    expect(first.url).not.toBe("");
    // On another port, and on the same: another port would not help.
    for (const PORT of ["0", new URL(first.url).port]) {
      const { code, output } = await failed({ DATA_DIR, PORT });
      expect([code, output]).toEqual([1, expect.stringContaining("déjà utilisé")]);
      expect(output).toContain(DATA_DIR);
    }
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
    await first.stop();
  });

  test.each([
    ["is a file", () => writeFileSync(join(root, "a-file"), ""), "a-file"],
    ["is inside a file", () => {}, "a-file/data"],
    ["is where nobody makes one", () => {}, "/proc/sclepios"],
  ])("the folder %s", async (_name, make, path) => {
    make();
    const DATA_DIR = resolve(root, path);
    const { code, output } = await failed({ DATA_DIR });
    expect([code, output]).toEqual([1, expect.stringContaining("DATA_DIR")]);
  });

  // The system's administrator writes everywhere: the server is then started as somebody else.
  test("the folder is not for us to write in", async () => {
    const closed = fresh();
    mkdirSync(closed);
    const administrator = process.getuid?.() === 0;
    if (administrator) chownSync(closed, 0, 0);
    chmodSync(root, 0o755);
    chmodSync(closed, 0o555);
    const env = { DATA_DIR: join(closed, "data") };
    const run = await sclepios(["user", "list"], {
      env,
      ...(administrator ? { uid: 65_534 } : {}),
    });
    expect([run.code, run.err]).toEqual([1, expect.stringContaining(env.DATA_DIR)]);
    expect(run.err).not.toMatch(/\n\s+at /);
    const inside = await sclepios(["user", "list"], {
      env: { DATA_DIR: closed },
      ...(administrator ? { uid: 65_534 } : {}),
    });
    expect([inside.code, inside.err]).toEqual([1, expect.stringContaining(closed)]);
    expect(inside.err).not.toMatch(/\n\s+at |déjà utilisé/);
    chmodSync(closed, 0o755);
  });

  test("PostgreSQL is not there, or has no such name", async () => {
    const gone = await listening();
    gone.close();
    for (const host of [`127.0.0.1:${gone.port}`, `localhost:${gone.port}`, "database.invalid"]) {
      const { code, output } = await failed({
        DATABASE_URL: `postgres://u:hunter2@${host}/x`,
        AUTH_SECRET: SECRET,
      });
      expect([code, output]).toEqual([1, expect.stringContaining("DATABASE_URL")]);
      expect(output).not.toContain("hunter2");
    }
  });

  test("PostgreSQL takes the call and says nothing", async () => {
    const mute = await listening();
    const DATABASE_URL = `postgres://u:p@127.0.0.1:${mute.port}/x`;
    const { code, output } = await failed({ DATABASE_URL, AUTH_SECRET: SECRET });
    expect([code, output]).toEqual([1, expect.stringContaining("DATABASE_URL")]);
    mute.close();
  });

  test("the file store is down", async () => {
    const gone = await listening();
    gone.close();
    const { code, output } = await failed({
      FILES_URL: `s3://k:hunter2@127.0.0.1:${gone.port}/b?tls=off`,
    });
    expect([code, output]).toEqual([1, expect.stringContaining("FILES_URL")]);
    expect(output).not.toContain("hunter2");
  });

  test("the address to listen on is not this machine's", async () => {
    for (const HOST of ["192.0.2.1", "no-such-host.invalid"]) {
      const { code, output } = await failed({ HOST });
      expect([code, output]).toEqual([1, expect.stringContaining("HOST")]);
    }
  });

  test("the folder is too deep for a socket", async () => {
    const DATA_DIR = join(root, "d".repeat(60), "e".repeat(60));
    const { code, output } = await failed({ DATA_DIR });
    expect([code, output]).toEqual([1, expect.stringContaining("DATA_DIR")]);
    expect(existsSync(DATA_DIR)).toBe(false);
  });
});
