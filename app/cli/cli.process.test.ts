// The command line as real processes, on one data folder: first without a server, then through a
// running one.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sclepios } from "#app/testing/cli-process.ts";
import { installed } from "#app/testing/installed.ts";
import {
  type ServerProcess,
  signInAt,
  signUpAt,
  startServer,
} from "#app/testing/server-process.ts";
import { PASSWORD } from "#platform/testing/harness.ts";

const root = mkdtempSync(join(tmpdir(), "sclepios-cli-"));
const dataDir = installed(join(root, "data"));
const env = { DATA_DIR: dataDir };
let server: ServerProcess | undefined;
afterAll(async () => {
  await server?.kill();
  rmSync(root, { recursive: true, force: true });
});
const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
const accounts = (out: string) =>
  out
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t").slice(0, 3).join(" "))
    .sort();
const jsonLines = (out: string) =>
  out
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe("without a server", { timeout: 300_000 }, () => {
  test("a question is answered", async () => {
    const run = await sclepios(["ask", "hyperkaliémie : traitement"], { env });
    expect(run.code, run.err).toBe(0);
    expect(run.out).toContain("gluconate de calcium");
    expect(run.out).toMatch(/\[1\] .+ \/guidelines\//);
  });

  test("every line is answered, the first ones as well, wrong ones with their reason", async () => {
    const lines = [
      '{"id":1,"question":"asthme"}',
      "not json",
      '{"id":"z","question":"anaphylaxie","extra":{"a":1}}',
    ];
    const run = await sclepios(["ask", "--jsonl"], { env, input: lines.join("\r\n") });
    expect(run.code, run.err).toBe(0);
    const answers = jsonLines(run.out);
    expect(answers.map(({ id }) => id)).toEqual([1, null, "z"]);
    expect(answers.map(({ error }) => typeof error)).toEqual(["undefined", "string", "undefined"]);
    expect(Object.keys(answers[2] ?? {})).toEqual([
      "id",
      "text",
      "lead",
      "entities",
      "absent",
      "neighbours",
      "sources",
      "tools",
    ]);
  });

  test("the secret is kept and never printed", async () => {
    for (const part of ["files", "secrets"])
      expect([part, mode(join(dataDir, part))]).toEqual([part, "700"]);
    expect(mode(join(dataDir, "secrets/auth"))).toBe("600");
    const secret = readFileSync(join(dataDir, "secrets/auth"), "utf8").trim();
    const run = await sclepios(["user", "list"], { env: { ...env, LOG_LEVEL: "debug" } });
    expect(run.code).toBe(0);
    expect(run.out + run.err).not.toContain(secret);
  });
});

describe("through a running server", { timeout: 300_000 }, () => {
  beforeAll(async () => {
    server = await startServer(env);
    expect(server.url, server.output()).not.toBe("");
    // From this machine and through no proxy: the first account administers.
    const first = await fetch(`${server.url}/api/auth/sign-up/email`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        email: "first@example.org",
        password: PASSWORD,
        name: "Personne fictive",
      }),
    });
    expect(first.status).toBe(200);
    const cookie = await signUpAt(server.url, "second@example.org", PASSWORD);
    const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    const put = await fetch(`${server.url}/api/me/avatar`, {
      method: "PUT",
      body: png,
      headers: { cookie },
    });
    expect(put.status).toBe(200);
  }, 300_000);

  test("its socket is for the owner only", () => {
    expect(mode(join(dataDir, "sclepios.sock"))).toBe("600");
  });

  test("accounts are listed, even from a terminal that stays open", async () => {
    const run = await sclepios(["user", "list"], { env, input: "open" });
    expect([run.code, run.err]).toEqual([0, ""]);
    expect(accounts(run.out)).toEqual([
      "first@example.org admin admin",
      "second@example.org user user",
    ]);
  });

  test("a backup that cannot be written is a sentence, leaves nothing half made, and holds nobody up", async () => {
    for (const folder of [
      join(dataDir, "files/inside"),
      join(root, "a-file/backup"),
      "/proc/backup",
    ]) {
      writeFileSync(join(root, "a-file"), "");
      const run = await sclepios(["backup", folder], { env });
      expect([folder, run.code, run.out]).toEqual([
        folder,
        1,
        expect.stringContaining("Choisissez un autre dossier"),
      ]);
      expect(existsSync(`${folder}.part`)).toBe(false);
      expect((await fetch(`${server?.url}/readyz`)).status).toBe(200);
    }
  });

  test("roles are given, and mistakes refused with a sentence", async () => {
    const role = (...args: string[]) => sclepios(["user", "role", ...args], { env });
    expect((await role("second@example.org", "doctor")).code).toBe(0);
    expect((await role("SECOND@example.org", "moderator", "--system")).code).toBe(0);
    expect(accounts((await sclepios(["user", "list"], { env })).out)[1]).toBe(
      "second@example.org doctor moderator",
    );
    for (const [args, code] of [
      [["second@example.org", "king"], 2],
      [["second@example.org", "doctor", "--system"], 2],
      [["second@example.org"], 2],
      [["nobody@example.org", "doctor"], 1],
      // The last administrator stays.
      [["first@example.org", "user", "--system"], 1],
    ] as const) {
      const run = await role(...args);
      expect([args, run.code]).toEqual([args, code]);
      expect(run.out.trim()).not.toBe("");
    }
    expect(accounts((await sclepios(["user", "list"], { env })).out)[0]).toBe(
      "first@example.org admin admin",
    );
  });

  test("many lines are answered in order while the server works", async () => {
    const lines = Array.from({ length: 40 }, (_, n) =>
      JSON.stringify({ id: n, question: n % 2 ? "asthme" : "AVC" }),
    );
    const run = await sclepios(["ask", "--jsonl"], {
      env,
      input: `${["{", ...lines].join("\n")}\n`,
    });
    expect(run.code, run.err).toBe(0);
    expect(jsonLines(run.out).map(({ id }) => id)).toEqual([
      null,
      ...Array.from({ length: 40 }, (_, n) => n),
    ]);
    expect((await sclepios(["ask", "asthme"], { env })).out).toMatch(/\[1\] .+ \/guidelines\//);
  });

  test("nothing is asked when nothing is given", async () => {
    expect(await sclepios(["ask", "--jsonl"], { env })).toEqual({ code: 0, out: "", err: "" });
    expect((await sclepios(["ask"], { env, input: "open" })).code).toBe(2);
  });

  test("it speaks the language of the terminal", async () => {
    const run = await sclepios(["user", "role"], { env: { ...env, LANG: "en_US.UTF-8" } });
    expect(run.out).toMatch(/role/i);
    expect(run.out).not.toBe((await sclepios(["user", "role"], { env })).out);
  });

  test("a backup is whole, closed to others, and stands where the terminal is", async () => {
    const here = join(root, "here");
    mkdirSync(here);
    const run = await sclepios(["backup", "kept"], { env, cwd: here });
    expect([run.code, run.err], run.out).toEqual([0, ""]);
    expect(readdirSync(join(here, "kept")).sort()).toEqual([
      "backup.json",
      "database.tar.gz",
      "files",
      "secrets",
    ]);
    expect([mode(join(here, "kept")), mode(join(here, "kept/database.tar.gz"))]).toEqual([
      "700",
      "600",
    ]);
    for (const part of ["files", "secrets"])
      expect([part, mode(join(here, "kept", part))]).toEqual([part, "700"]);
    expect(mode(join(here, "kept/secrets/auth"))).toBe("600");
    expect(readdirSync(here)).toEqual(["kept"]);
    // It never writes over what is there.
    const again = await sclepios(["backup", "kept"], { env, cwd: here });
    expect([again.code, again.out]).toEqual([1, expect.stringContaining(join(here, "kept"))]);
    expect((await sclepios(["backup"], { env })).code).toBe(2);
  });

  test("a backup that cannot be written says why", async () => {
    writeFileSync(join(root, "file"), "");
    const run = await sclepios(["backup", join(root, "file/inside")], { env });
    expect(run.code).toBe(1);
    expect((run.out + run.err).trim()).not.toBe("");
    expect(run.out + run.err).not.toMatch(/\n\s+at /);
  });

  test("a restoration is refused while it runs", async () => {
    const run = await sclepios(["restore", join(root, "here/kept")], { env });
    expect([run.code, run.err]).toEqual([1, expect.stringContaining(dataDir)]);
    expect(run.err).not.toMatch(/\n\s+at /);
    expect((await fetch(`${server?.url}/readyz`)).status).toBe(200);
  });
});

describe("a restoration", { timeout: 300_000 }, () => {
  const kept = join(root, "here/kept");
  beforeAll(async () => {
    // What came after the backup must be gone from the restored data, and kept aside.
    await signUpAt(server?.url ?? "", "late@example.org", PASSWORD);
    expect(await server?.stop()).toBe(0);
    server = undefined;
  });

  test("of anything but a backup changes nothing", async () => {
    const broken = join(root, "broken");
    mkdirSync(broken);
    writeFileSync(join(broken, "backup.json"), readFileSync(join(kept, "backup.json")));
    writeFileSync(
      join(broken, "database.tar.gz"),
      readFileSync(join(kept, "database.tar.gz")).subarray(0, 5_000),
    );
    const linked = join(root, "linked");
    cpSync(kept, linked, { recursive: true });
    symlinkSync("/etc", join(linked, "files/elsewhere"));
    const before = readdirSync(dataDir).sort();
    for (const folder of [broken, linked, root, join(root, "file"), dataDir]) {
      const run = await sclepios(["restore", folder], { env });
      expect([folder, run.code]).toEqual([folder, 1]);
      expect(run.out).toContain(folder);
      expect(run.out + run.err).not.toMatch(/\n\s+at /);
    }
    // That the accounts are still there is seen on what the next restoration sets aside.
    expect(readdirSync(dataDir).sort()).toEqual(before);
  });

  test("puts the same accounts and files back, and sets the old ones aside", async () => {
    const run = await sclepios(["restore", "kept"], { env, cwd: join(root, "here") });
    expect([run.code, run.err], run.out).toEqual([0, ""]);
    const aside = readdirSync(dataDir).find((name) => name.startsWith("before-restore-")) ?? "";
    expect(run.out).toContain(join(dataDir, aside));
    expect(readdirSync(join(dataDir, aside)).sort()).toEqual(["database", "files", "secrets"]);
    expect(readFileSync(join(dataDir, "secrets/auth"))).toEqual(
      readFileSync(join(kept, "secrets/auth")),
    );
    expect(mode(join(dataDir, "secrets/auth"))).toBe("600");
    server = await startServer(env);
    expect(accounts((await sclepios(["user", "list"], { env })).out)).toEqual([
      "first@example.org admin admin",
      "second@example.org doctor moderator",
    ]);
    const { status, cookie } = await signInAt(server.url, "second@example.org", PASSWORD);
    expect(status).toBe(200);
    expect((await fetch(`${server.url}/api/me/avatar`, { headers: { cookie } })).status).toBe(200);
    expect((await signInAt(server.url, "late@example.org", PASSWORD)).status).toBe(401);
  });

  test("what was set aside still opens", async () => {
    const aside = readdirSync(dataDir).find((name) => name.startsWith("before-restore-")) ?? "";
    const run = await sclepios(["user", "list"], { env: { DATA_DIR: join(dataDir, aside) } });
    expect(accounts(run.out).map((line) => line.split(" ")[0])).toEqual([
      "first@example.org",
      "late@example.org",
      "second@example.org",
    ]);
  });

  test("a server that was killed leaves a socket that stops nobody", async () => {
    await server?.kill();
    server = undefined;
    expect(existsSync(join(dataDir, "sclepios.sock"))).toBe(true);
    expect(accounts((await sclepios(["user", "list"], { env })).out)).toHaveLength(2);
  });

  test("into a folder that does not exist yet makes it", async () => {
    const fresh = join(root, "fresh/data");
    const run = await sclepios(["restore", kept], { env: { DATA_DIR: fresh } });
    expect([run.code, run.err], run.out).toEqual([0, ""]);
    expect(
      accounts((await sclepios(["user", "list"], { env: { DATA_DIR: fresh } })).out),
    ).toHaveLength(2);
    for (const part of ["database", "files", "secrets"])
      expect([part, mode(join(fresh, part))]).toEqual([part, "700"]);
  });
});
