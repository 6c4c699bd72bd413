// Where connections come in: listening before the database is open, and closed without losing what
// is being answered.
import type { Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { SECURITY_HEADERS } from "#platform/http/server/headers.ts";
import { endHalfSent } from "./half-sent.ts";

export type Answer = (request: Request, env: object) => Response | Promise<Response>;

export interface Door {
  port: number;
  /** From now on requests are answered; until then they are told to come back. */
  letIn(answer: Answer): void;
  /** No new connection is taken; `ended` then waits for the open ones. */
  refuseNew(): void;
  ended: Promise<void>;
}

/** How long open requests may take to end once the server was asked to stop. */
const GRACE_MS = 10_000;
/**
 * An idle connection is kept longer than a person pauses, and longer than a proxy keeps it (a
 * minute for most): who closes first is the one that knows. A new one costs the loop of events a
 * turn of its own.
 */
const IDLE_MS = 75_000;
/**
 * Connections that wait to be accepted: a ward that comes back from a cut, all at once. The system
 * may allow fewer.
 */
const BACKLOG = 4_096;
/** Until the headers of a request are there. */
const HEADERS_MS = 20_000;
/** Until the whole of a request is there: the largest file, on a slow line. */
const REQUEST_MS = 300_000;
const CHECK_EVERY_MS = 5_000;
/** Silence in the middle of a request after which nothing more is expected. */
const SILENCE_MS = 30_000;

/** What a probe hears while the database opens: alive, and not ready. */
const starting: Answer = (request) =>
  new URL(request.url).pathname === "/healthz"
    ? Response.json({ status: "ok" }, { headers: SECURITY_HEADERS })
    : Response.json(
        { status: "starting" },
        { status: 503, headers: { ...SECURITY_HEADERS, "retry-after": "1" } },
      );

/** Listens; rejects with the system's error when it cannot. */
export function openDoor({ port, host }: { port: number; host: string }): Promise<Door> {
  return new Promise((resolve, reject) => {
    const ended = Promise.withResolvers<void>();
    let answer = starting;
    const server = createAdaptorServer({
      fetch: (request, env) => answer(request, env),
      serverOptions: {
        keepAliveTimeout: IDLE_MS,
        headersTimeout: HEADERS_MS,
        requestTimeout: REQUEST_MS,
        connectionsCheckingInterval: CHECK_EVERY_MS,
      },
    }) as Server;
    endHalfSent(server, SILENCE_MS);
    const open = new Set<ServerResponse>();
    let closing = false;
    // Node ends what is idle when the stop comes; a connection busy just then would be served on.
    const isItsLast = (response: ServerResponse) => {
      if (!response.headersSent) response.setHeader("connection", "close");
    };
    server.prependListener("request", ({ socket }, response: ServerResponse) => {
      open.add(response);
      response.once("close", () => {
        open.delete(response);
        if (closing) socket.end();
      });
      if (closing) isItsLast(response);
    });
    const letIn = (next: Answer) => {
      answer = next;
    };
    const refuseNew = () => {
      closing = true;
      for (const response of open) isItsLast(response);
      // Streams that nobody ends are cut after the grace.
      const cut = setTimeout(() => server.closeAllConnections(), GRACE_MS);
      server.close(() => {
        clearTimeout(cut);
        ended.resolve();
      });
      server.closeIdleConnections();
    };
    server.once("error", reject);
    server.listen({ port, host, backlog: BACKLOG }, () =>
      resolve({
        port: (server.address() as AddressInfo).port,
        letIn,
        refuseNew,
        ended: ended.promise,
      }),
    );
  });
}
