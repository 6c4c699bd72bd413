// A request whose body stops coming would otherwise stay open for minutes, and with it what waits
// for the rest of it.
import type { IncomingMessage, Server } from "node:http";

const TOO_LATE = "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";
/** Looks in the time of a silence: a request is ended after one silence and a quarter at most. */
const LOOKS = 4;

interface Coming {
  /** Bytes of its connection so far, and when the last of them came (`performance.now()`). */
  bytes: number;
  since: number;
}

/**
 * Ends the connection of each request of `server` whose body is silent for `silenceMs`, with 408 if
 * nothing was answered.
 */
export function endHalfSent(server: Server, silenceMs: number): void {
  const coming = new Map<IncomingMessage, Coming>();
  const look = () => {
    const now = performance.now();
    for (const [request, known] of coming) {
      const { socket, complete, destroyed } = request;
      if (complete || destroyed || socket.destroyed) coming.delete(request);
      // Nobody reads what came: the silence is ours.
      else if (socket.bytesRead !== known.bytes || request.readableLength > 0 || socket.isPaused())
        coming.set(request, { bytes: socket.bytesRead, since: now });
      else if (now - known.since >= silenceMs) {
        coming.delete(request);
        if (socket.bytesWritten === 0) socket.write(TOO_LATE);
        socket.destroySoon();
      }
    }
  };
  const timer = setInterval(look, silenceMs / LOOKS);
  timer.unref();
  server.once("close", () => clearInterval(timer));
  server.on("request", (request: IncomingMessage) => {
    const { headers, socket } = request;
    if (headers["transfer-encoding"] === undefined && Number(headers["content-length"] ?? 0) === 0)
      return;
    coming.set(request, { bytes: socket.bytesRead, since: performance.now() });
  });
}
