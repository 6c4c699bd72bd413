// The answer to a file that takes a while: a line of JSON a page, then what was read. One that is
// read at once is answered as anything else.
import type { Progress } from "#platform/documents/server/in-thread.ts";

export const LINES = "application/x-ndjson";

interface Answer {
  status: number;
  body: object;
}

/** `read` is told to stop when whoever asked has left. */
export function streamProgress(
  left: AbortSignal,
  read: (hear: (progress: Progress) => void, signal: AbortSignal) => Promise<Answer>,
): Promise<Response> {
  const gone = new AbortController();
  const encoder = new TextEncoder();
  return new Promise((resolve, reject) => {
    let lines: ReadableStreamDefaultController<Uint8Array> | null = null;
    const tell = (said: object) => {
      if (!gone.signal.aborted) lines?.enqueue(encoder.encode(`${JSON.stringify(said)}\n`));
    };
    const begin = () => {
      const stream = new ReadableStream<Uint8Array>({
        start(controller) {
          lines = controller;
        },
        cancel: () => gone.abort(),
      });
      resolve(new Response(stream, { headers: { "content-type": LINES } }));
    };
    const hear = (progress: Progress) => {
      if (lines === null) begin();
      tell(progress);
    };
    read(hear, AbortSignal.any([left, gone.signal])).then(
      ({ status, body }) => {
        if (lines === null) return resolve(Response.json(body, { status }));
        tell(body);
        if (!gone.signal.aborted) lines.close();
      },
      (error: unknown) => (lines === null ? reject(error) : lines.error(error)),
    );
  });
}
