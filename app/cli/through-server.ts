import { existsSync } from "node:fs";
import { request } from "node:http";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import {
  COMMAND_HEADER,
  EXIT_TRAILER,
  LANGUAGE_HEADER,
  socketPath,
} from "#app/server/command-socket.ts";
import type { Language } from "#platform/i18n/languages.ts";

/**
 * Has the running server run the command: resolves to its exit code, or to null when no server runs
 * on this folder.
 */
export function throughServer(
  dataDir: string,
  argv: readonly string[],
  language: Language,
  input: Readable,
  print: (line: string) => void,
): Promise<number | null> {
  const socket = socketPath(dataDir);
  if (!existsSync(socket)) return Promise.resolve(null);
  return new Promise((resolve, reject) => {
    const command = Buffer.from(JSON.stringify({ argv, cwd: process.cwd() })).toString("base64");
    const call = request(
      {
        socketPath: socket,
        method: "POST",
        path: "/",
        headers: { [COMMAND_HEADER]: command, [LANGUAGE_HEADER]: language },
      },
      (response) => {
        const lines = createInterface({ input: response, crlfDelay: Number.POSITIVE_INFINITY });
        lines.on("line", print);
        lines.on("close", () => resolve(Number(response.trailers[EXIT_TRAILER] ?? 1)));
      },
    );
    // A socket nobody listens on was left by a server that was killed.
    call.on("error", (error: NodeJS.ErrnoException) =>
      error.code === "ECONNREFUSED" || error.code === "ENOENT" ? resolve(null) : reject(error),
    );
    // Sent before any line is typed; nothing is taken from the input unless a server is there to
    // read it.
    call.flushHeaders();
    call.once("socket", (connection) => connection.once("connect", () => input.pipe(call)));
  });
}
