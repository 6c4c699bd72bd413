// A server for component tests: answers /rpc/<feature>/<procedure> in the real wire format, so that
// the real client, its errors and its dates are part of the test.
import { StandardRPCJsonSerializer } from "@orpc/client/standard";
import { vi } from "vitest";

export interface Call {
  path: string;
  input: unknown;
}

/** Thrown by an answer: the error of a procedure. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly data: unknown;
  constructor(status: number, code: string, data?: unknown) {
    super(code);
    this.status = status;
    this.code = code;
    this.data = data;
  }
}

type Answers = Record<string, (input: never) => unknown>;

/**
 * Answers calls by their path ("privacy/eraseSelf"); the others are not found. Returns what was
 * called, in order.
 */
export function fakeCalls(answers: Answers): Call[] {
  const serializer = new StandardRPCJsonSerializer();
  const calls: Call[] = [];
  const wire = (value: unknown, status: number) => {
    const [json, meta] = serializer.serialize(value);
    return new Response(JSON.stringify({ json, meta }), {
      status,
      headers: { "content-type": "application/json" },
    });
  };
  vi.stubGlobal("fetch", async (request: Request) => {
    const path = new URL(request.url).pathname.replace(/^\/rpc\//, "");
    const sent = await request.text();
    const body = (sent === "" ? {} : JSON.parse(sent)) as { json?: unknown };
    calls.push({ path, input: body.json });
    const answer = answers[path];
    try {
      if (!answer) throw new Refusal(404, "NOT_FOUND");
      return wire(await answer(body.json as never), 200);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { status, code, data } = error;
      return wire({ defined: true, code, status, message: code, data }, status);
    }
  });
  return calls;
}
