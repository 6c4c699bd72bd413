// Reads an endpoint with suspicion: a proxy's login page is not an answer, and no answer is without
// end.

/** The endpoint answered with success, but not with the kind of answer that was asked for. */
export class WrongContentType extends Error {
  override name = "WrongContentType";
}

/**
 * The endpoint sends elsewhere. Following would carry the question, and the person's words in it,
 * to a host that nobody chose.
 */
export class Redirected extends Error {
  override name = "Redirected";
}

/** More bytes than any answer of ours can need. */
export class AnswerTooLarge extends Error {
  override name = "AnswerTooLarge";
}

const STREAM = /^text\/event-stream\b/iu;
export const JSON_BODY = /^application\/json\b/iu;

/**
 * A `fetch` that follows no redirect, refuses a success of another type (an event stream unless
 * told otherwise), and stops reading after `maxBytes`.
 */
export function guardedFetch(maxBytes: number, accepts: RegExp = STREAM): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: "manual" });
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel();
      throw new Redirected(String(response.status));
    }
    const type = response.headers.get("content-type") ?? "";
    if (response.ok && !accepts.test(type)) {
      await response.body?.cancel();
      throw new WrongContentType(type.slice(0, 100));
    }
    if (response.body === null) return response;
    let bytes = 0;
    const capped = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          bytes += chunk.byteLength;
          if (bytes > maxBytes) throw new AnswerTooLarge(`more than ${maxBytes} bytes`);
          controller.enqueue(chunk);
        },
      }),
    );
    return new Response(capped, response);
  };
}
