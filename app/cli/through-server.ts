import { existsSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import type { Readable } from "node:stream";
import {
  COMMAND_HEADER,
  EXIT_TRAILER,
  LANGUAGE_HEADER,
  socketPath,
} from "#app/server/command-socket.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { readLines } from "./read-lines.ts";

/** Prints what the command says as it says it; resolves to its exit code. */
async function follow(response: IncomingMessage, print: (line: string) => void): Promise<number> {
  try {
    for await (const line of readLines(response)) print(line);
  } catch {
    // The server died half-way: no exit code came.
  }
  return Number(response.trailers[EXIT_TRAILER] ?? 1);
}

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
      (response) => void follow(response, print).then(resolve, reject),
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
