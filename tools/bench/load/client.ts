// One person's browser, as far as the network sees it: a few connections that stay open, and
// requests that are timed.
import { Agent, type IncomingMessage, request } from "node:http";

export interface Reply {
  status: number;
  body: string;
  /** Milliseconds until the whole of it, or until the first event of a stream. */
  ms: number;
  /** Milliseconds until the end of a stream. */
  whole: number;
  retryAfter: number;
}

/** Nobody waits longer; what comes later counts as lost. */
const LIMIT_MS = 90_000;
/** Connections that a browser opens to one server. */
const CONNECTIONS = 6;

export interface Client {
  send(method: "GET" | "POST", path: string, input?: unknown): Promise<Reply>;
  close(): void;
}

export function makeClient(url: string, cookie: string, address: string): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const headers = {
    cookie,
    origin: url,
    "content-type": "application/json",
    "x-forwarded-for": address,
  };

  const once = (method: string, path: string, body: string | null) =>
    new Promise<Reply>((resolve, reject) => {
      const started = performance.now();
      const since = () => performance.now() - started;
      const asked = request(`${url}${path}`, { method, agent, headers, timeout: LIMIT_MS });
      asked.once("timeout", () => asked.destroy(new Error("no answer")));
      asked.once("error", (error) => reject(Object.assign(error, { reused: asked.reusedSocket })));
      asked.once("response", (answer: IncomingMessage) => {
        const streamed = answer.headers["content-type"]?.startsWith("text/event-stream") ?? false;
        const retryAfter = Number(answer.headers["retry-after"] ?? 0);
        let [text, first] = ["", 0];
        answer.setEncoding("utf8");
        answer.on("data", (part: string) => {
          first ||= since();
          text += part;
        });
        answer.once("error", reject);
        answer.once("end", () => {
          const whole = since();
          resolve({
            status: answer.statusCode ?? 0,
            body: text,
            ms: streamed ? first : whole,
            whole,
            retryAfter,
          });
        });
      });
      asked.end(body);
    });

  return {
    async send(method, path, input) {
      const body = input === undefined ? null : JSON.stringify({ json: input });
      try {
        return await once(method, path, body);
      } catch (error) {
        // As browsers do: a connection that the server had just closed is not the server's answer.
        if (
          (error as { reused?: boolean; code?: string }).reused &&
          (error as { code?: string }).code === "ECONNRESET"
        )
          return once(method, path, body);
        throw error;
      }
    },
    close: () => agent.destroy(),
  };
}
