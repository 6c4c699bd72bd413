// A running server takes commands on a socket of its data folder that only the folder's owner can
// open.
import { chmodSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { allCommands } from "#app/cli/all-commands.ts";
import { findCommand, runCommand } from "#app/cli/commands.ts";
import { readLines } from "#app/cli/read-lines.ts";
import { makeFolder } from "#platform/disk/make-folder.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { isLanguage } from "#platform/i18n/languages.ts";
import { describeError } from "#platform/log/describe-error.ts";

export const socketPath = (dataDir: string) => join(dataDir, "sclepios.sock");

/** Bytes that the address of a socket may have (`sun_path`, its last one left out). */
const LONGEST_PATH = process.platform === "darwin" ? 103 : 107;

export class FolderTooDeep extends Error {
  override name = "FolderTooDeep";
}

/** Before anything is opened or migrated for nothing. Windows has no such bound. */
export function refuseDeepFolder(dataDir: string): void {
  if (process.platform !== "win32" && Buffer.byteLength(socketPath(dataDir)) > LONGEST_PATH)
    throw new FolderTooDeep(dataDir);
}

/**
 * Headers and trailers of the exchange; the body is standard input one way and standard output the
 * other.
 */
export const COMMAND_HEADER = "x-command";
export const LANGUAGE_HEADER = "x-language";
export const EXIT_TRAILER = "x-exit-code";

export async function openCommandSocket(
  dataDir: string,
  services: Services,
): Promise<{ close(): Promise<void> }> {
  const path = socketPath(dataDir);
  makeFolder(dataDir);
  // Left by a server that was killed: a lock of the folder says that no other one runs here.
  rmSync(path, { force: true });
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { trailer: EXIT_TRAILER, "content-type": "text/plain; charset=utf-8" });
    const finish = (code: number) => {
      response.addTrailers({ [EXIT_TRAILER]: String(code) });
      response.end();
    };
    const language = request.headers[LANGUAGE_HEADER];
    const terminal = isLanguage(language) ? language : "fr";
    try {
      const { argv, cwd } = JSON.parse(
        Buffer.from(String(request.headers[COMMAND_HEADER] ?? ""), "base64").toString(),
      ) as { argv: string[]; cwd: string };
      const found = findCommand(allCommands, argv);
      if (!found) return finish(2);
      const code = await runCommand(found, {
        lines: readLines(request),
        print: (line) => void response.write(`${line}\n`),
        language: terminal,
        cwd,
        services,
      });
      finish(code);
    } catch (error) {
      services.log.error(describeError(error), "command failed");
      response.write(`${services.texts.t(terminal, "server:cli.failed")}\n`);
      finish(1);
    }
  };
  // No time limit: a long list of questions is one request.
  const server = createServer(
    { requestTimeout: 0 },
    (request, response) => void answer(request, response),
  );
  const before = process.umask(0o177);
  try {
    await new Promise<void>((resolve, reject) =>
      server.once("error", reject).listen(path, resolve),
    );
  } finally {
    process.umask(before);
  }
  chmodSync(path, 0o600);
  return {
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
