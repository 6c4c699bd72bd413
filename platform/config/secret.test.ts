import { spawn } from "node:child_process";
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { storedSecret } from "./secret.ts";

const root = mkdtempSync(join(tmpdir(), "sclepios-secret-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);

test("a secret is made once, and only its owner reads it", () => {
  const folder = join(root, "once");
  const made = storedSecret(folder, "auth");
  expect(made).toMatch(/^[0-9a-f]{64}$/);
  expect(storedSecret(folder, "auth")).toBe(made);
  expect(mode(join(folder, "secrets"))).toBe("700");
  expect(mode(join(folder, "secrets/auth"))).toBe("600");
  expect(readdirSync(join(folder, "secrets"))).toEqual(["auth"]);
});

test("two names are two secrets", () => {
  const folder = join(root, "two");
  expect(storedSecret(folder, "one")).not.toBe(storedSecret(folder, "other"));
});

test("several first starts at once keep one secret", { timeout: 30_000 }, async () => {
  const folder = join(root, "race");
  const module = JSON.stringify(join(import.meta.dirname, "secret.ts"));
  const script = `import { storedSecret } from ${module}; console.log(storedSecret(${JSON.stringify(folder)}, "auth"))`;
  const printed = await Promise.all(
    Array.from(
      { length: 6 },
      () =>
        new Promise<string>((done) => {
          const child = spawn(process.execPath, ["--input-type=module", "-e", script]);
          let output = "";
          child.stdout.on("data", (chunk: Buffer) => {
            output += chunk.toString();
          });
          child.once("close", () => done(output.trim()));
        }),
    ),
  );
  expect(new Set(printed).size).toBe(1);
  expect(printed[0]).toBe(storedSecret(folder, "auth"));
  expect(readdirSync(join(folder, "secrets"))).toEqual(["auth"]);
});

// In a container every start has the same process number.
test("a start that was killed while making a secret does not stop the next one", () => {
  const folder = join(root, "killed");
  storedSecret(folder, "other");
  writeFileSync(join(folder, `secrets/auth.${process.pid}`), "half");
  expect(storedSecret(folder, "auth")).toMatch(/^[0-9a-f]{64}$/);
});

test("an emptied secret is made again rather than used", () => {
  const folder = join(root, "emptied");
  storedSecret(folder, "auth");
  writeFileSync(join(folder, "secrets/auth"), "\n");
  const made = storedSecret(folder, "auth");
  expect(made).toMatch(/^[0-9a-f]{64}$/);
  expect(storedSecret(folder, "auth")).toBe(made);
  expect(mode(join(folder, "secrets/auth"))).toBe("600");
});

test("a secret that others could read is closed to them", () => {
  const folder = join(root, "open");
  const made = storedSecret(folder, "auth");
  chmodSync(join(folder, "secrets/auth"), 0o644);
  chmodSync(join(folder, "secrets"), 0o755);
  expect(storedSecret(folder, "auth")).toBe(made);
  expect(readFileSync(join(folder, "secrets/auth"), "utf8").trim()).toBe(made);
  expect([mode(join(folder, "secrets")), mode(join(folder, "secrets/auth"))]).toEqual([
    "700",
    "600",
  ]);
});
