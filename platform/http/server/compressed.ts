// Large answers of procedures travel compressed: the pocket of a phone is a megabyte of sheets.
// Nothing of another site can have a body of ours made beside its own words: the origin is checked
// before any procedure runs.
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { MiddlewareHandler } from "hono";

/** Bytes from which an answer gains more by travelling less than it costs to compress. */
export const LARGE_ANSWER = 16 * 1024;
const compress = promisify(gzip);

/** For JSON alone: a stream is sent as it comes, and a file has its own coding. */
export const compressLarge: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers, status } = c.res;
  if (!headers.get("content-type")?.startsWith("application/json")) return;
  if (headers.has("content-encoding") || !takesGzip(c.req.header("accept-encoding"))) return;
  const body = new Uint8Array(await c.res.arrayBuffer());
  const large = body.length >= LARGE_ANSWER;
  const sent = large ? await compress(body) : body;
  c.res = new Response(new Uint8Array(sent), { status, headers });
  if (!large) return;
  c.res.headers.set("content-encoding", "gzip");
  c.res.headers.set("content-length", String(sent.length));
  c.res.headers.append("vary", "accept-encoding");
};

const takesGzip = (accepted = "") =>
  accepted.split(",").some((one) => /^\s*gzip\s*(;\s*q=(?!0(\.0*)?\s*$).*)?$/i.test(one));
