// A person's file under an address that changes with its content: a browser may keep the bytes, and
// asks each time whether the one who is there now may see them.

/**
 * The answer for the bytes of `version`; without them when the browser already holds that version.
 */
export function revalidated(
  request: Request,
  version: string,
  bytes: Uint8Array,
  headers: Record<string, string>,
): Response {
  const etag = `"${version}"`;
  const all = { ...headers, etag, "cache-control": "private, no-cache" };
  const held = (request.headers.get("if-none-match") ?? "")
    .split(",")
    .map((one) => one.trim().replace(/^W\//, ""));
  return held.includes(etag)
    ? new Response(null, { status: 304, headers: all })
    : new Response(new Uint8Array(bytes), { headers: all });
}
