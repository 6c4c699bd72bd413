// Node's Request passes the departure of its client on to its signal only as long as it exists
// itself: once nothing refers to it, the garbage collector takes it and the signal stays silent for
// ever.

const requests = new WeakMap<AbortSignal, Request>();

/** The same request, which now exists as long as anybody listens to its signal. */
export function withLastingSignal(request: Request): Request {
  requests.set(request.signal, request);
  return request;
}
