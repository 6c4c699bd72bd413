import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { expect, onTestFinished, test } from "vitest";
import { EXIT_TRAILER, socketPath } from "#app/server/command-socket.ts";
import { throughServer } from "./through-server.ts";

/** A server that answers one command so, then what the command printed and its exit code. */
async function answered(written: string, code: number) {
  // One each: a connection to the same socket would be used again.
  const folder = mkdtempSync(join(tmpdir(), "sclepios-cli-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const server = createServer((request, response) => {
    const answer = () => {
      response.writeHead(200, { trailer: EXIT_TRAILER });
      response.write(written);
      response.addTrailers({ [EXIT_TRAILER]: String(code) });
      response.end();
    };
    request.resume().on("end", answer);
  });
  await new Promise<void>((resolve) => void server.listen(socketPath(folder), resolve));
  const said: string[] = [];
  try {
    const print = (line: string) => void said.push(line);
    const exit = await throughServer(folder, ["code"], "fr", Readable.from([]), print);
    return { said, exit };
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

test("a line ends where the server ends it, whatever separators stand in it", async () => {
  const line = JSON.stringify({ text: "a\u2028b\u2029c\u0085d" });
  expect(await answered(`${line}\nlast\n`, 0)).toEqual({ said: [line, "last"], exit: 0 });
});

test("the exit code is the command's", async () => {
  expect(await answered("no\n", 2)).toEqual({ said: ["no"], exit: 2 });
});
