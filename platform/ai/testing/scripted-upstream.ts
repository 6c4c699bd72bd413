// An OpenAI-compatible endpoint on this machine that answers as a test tells it to, well or badly.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

export interface ScriptedRequest {
  model: string;
  stream?: boolean;
  messages: { role: string; content: unknown; tool_calls?: unknown }[];
  tools?: { function: { name: string; description: string; parameters: unknown } }[];
  tool_choice?: unknown;
}

export interface ScriptedAnswer {
  /** Sends text, as many chunks as arguments, each in its own write. */
  text(...pieces: string[]): void;
  /** Asks for a tool; arguments may be anything, also no JSON. */
  tool(name: string, arguments_: string | object): void;
  /** Ends as an endpoint should: reason, usage, [DONE]. */
  end(reason?: string): void;
  /** Sends a raw event. */
  raw(text: string): void;
  /** Drops the connection. */
  drop(): void;
  /** Answers with a status and no stream. */
  status(code: number, headers?: Record<string, string>, body?: string): void;
  /** Waits; ends at once when the client leaves. */
  wait(ms: number): Promise<void>;
  /** The response itself, for what has no word here. */
  response: ServerResponse;
}

export type Script = (
  request: ScriptedRequest,
  answer: ScriptedAnswer,
  turn: number,
) => void | Promise<void>;

export interface ScriptedUpstream {
  url: string;
  requests: ScriptedRequest[];
  /** Authorization headers as they came. */
  keys: (string | undefined)[];
  /** Answers that the client left before their end. */
  left(): number;
  /** Milliseconds (performance.now) at which the first text of each answer was written. */
  firstTexts: number[];
  play(script: Script): void;
  close(): Promise<void>;
}

const USAGE = {
  prompt_tokens: 1200,
  completion_tokens: 70,
  total_tokens: 1270,
  prompt_tokens_details: { cached_tokens: 400 },
};

/**
 * Listens on a free port of the loopback. `turn` counts the requests since the script was set, from
 * 1.
 */
export async function scriptedUpstream(first: Script): Promise<ScriptedUpstream> {
  let script = first;
  let turn = 0;
  let left = 0;
  const requests: ScriptedRequest[] = [];
  const keys: (string | undefined)[] = [];
  const firstTexts: number[] = [];

  const reply = async (request: IncomingMessage, response: ServerResponse) => {
    let body = "";
    for await (const piece of request) body += String(piece);
    const asked = JSON.parse(body) as ScriptedRequest;
    requests.push(asked);
    keys.push(request.headers.authorization);
    turn += 1;
    const gone = new AbortController();
    response.on("close", () => {
      if (!response.writableEnded) left += 1;
      gone.abort();
    });
    let calls = 0;
    let written = false;
    const open = () => {
      if (!response.headersSent) response.writeHead(200, { "content-type": "text/event-stream" });
    };
    const raw = (text: string) => {
      open();
      response.write(text);
    };
    const event = (delta: object, reason: string | null, more: object = {}) =>
      raw(
        `data: ${JSON.stringify({
          id: "chatcmpl-1",
          object: "chat.completion.chunk",
          created: 1,
          model: asked.model,
          choices: [{ index: 0, delta, finish_reason: reason }],
          ...more,
        })}\n\n`,
      );
    const answer: ScriptedAnswer = {
      response,
      raw,
      text(...pieces) {
        for (const content of pieces) {
          if (!written) firstTexts.push(performance.now());
          written = true;
          event({ content }, null);
        }
      },
      tool(name, arguments_) {
        const text = typeof arguments_ === "string" ? arguments_ : JSON.stringify(arguments_);
        const call = { index: calls, id: `call_${turn}_${calls}`, type: "function" };
        calls += 1;
        event(
          { role: "assistant", tool_calls: [{ ...call, function: { name, arguments: "" } }] },
          null,
        );
        event({ tool_calls: [{ index: call.index, function: { arguments: text } }] }, null);
      },
      end(reason = calls > 0 ? "tool_calls" : "stop") {
        event({}, reason);
        event({}, null, { choices: [], usage: USAGE });
        raw("data: [DONE]\n\n");
        response.end();
      },
      drop: () => response.destroy(),
      status(code, headers = {}, text = '{"error":{"message":"refused","type":"test"}}') {
        response.writeHead(code, { "content-type": "application/json", ...headers });
        response.end(text);
      },
      wait: (ms) => pause(ms, undefined, { signal: gone.signal }).catch(() => {}),
    };
    await script(asked, answer, turn);
  };
  const server = createServer((request, response) => void reply(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    keys,
    firstTexts,
    left: () => left,
    play(next) {
      script = next;
      turn = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
