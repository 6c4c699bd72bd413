// The part of the S3 interface that the file store uses, in memory and on this machine only.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface S3Server {
  /** FILES_URL of its one bucket. */
  url: string;
  objects: Map<string, { content: Buffer; type: string }>;
  /** Requests that carried no signature of the expected key. */
  unsigned: string[];
  close(): Promise<void>;
}

const MAX_OBJECT = 10 * 1024 * 1024;
const KEY_ID = "test-key";

async function body(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MAX_OBJECT) throw new Error("too large");
    parts.push(part);
  }
  const whole = Buffer.concat(parts);
  return request.headers["content-encoding"]?.includes("aws-chunked") ? unchunked(whole) : whole;
}

/** Content of an `aws-chunked` body: hexadecimal length, line, content, until a length of zero. */
function unchunked(whole: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < whole.length; ) {
    const end = whole.indexOf("\r\n", at);
    const length = Number.parseInt(whole.subarray(at, end).toString(), 16);
    if (!(length > 0)) break;
    parts.push(whole.subarray(end + 2, end + 2 + length));
    at = end + 2 + length + 2;
  }
  return Buffer.concat(parts);
}

const xml = (response: ServerResponse, status: number, inner: string) => {
  response.writeHead(status, { "content-type": "application/xml" });
  response.end(`<?xml version="1.0" encoding="UTF-8"?>${inner}`);
};

const list = (response: ServerResponse, keys: readonly string[]) => {
  const contents = keys
    .map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`)
    .join("");
  return xml(
    response,
    200,
    `<ListBucketResult><IsTruncated>false</IsTruncated>${contents}</ListBucketResult>`,
  );
};

/** An object, or its headers alone. */
function give(
  response: ServerResponse,
  found: { content: Buffer; type: string } | undefined,
  headersOnly: boolean,
) {
  if (!found)
    return headersOnly
      ? response.writeHead(404).end()
      : xml(response, 404, "<Error><Code>NoSuchKey</Code></Error>");
  response.writeHead(200, { "content-type": found.type, "content-length": found.content.length });
  return response.end(headersOnly ? undefined : found.content);
}

export async function startS3Server(): Promise<S3Server> {
  const objects: S3Server["objects"] = new Map();
  const unsigned: string[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://store");
    const [, bucket, ...rest] = pathname.split("/").map(decodeURIComponent);
    const key = rest.join("/");
    if (!request.headers.authorization?.startsWith(`AWS4-HMAC-SHA256 Credential=${KEY_ID}/`)) {
      unsigned.push(`${request.method} ${pathname}`);
      return xml(response, 403, "<Error><Code>AccessDenied</Code></Error>");
    }
    if (bucket !== "bucket") return xml(response, 404, "<Error><Code>NoSuchBucket</Code></Error>");
    if (request.method === "PUT") {
      objects.set(key, {
        content: await body(request),
        type: request.headers["content-type"] ?? "",
      });
      return response.writeHead(200, { etag: '"0"' }).end();
    }
    if (request.method === "POST" && searchParams.has("delete")) {
      for (const [, named] of (await body(request)).toString().matchAll(/<Key>([^<]+)<\/Key>/g))
        objects.delete(named ?? "");
      return xml(response, 200, "<DeleteResult/>");
    }
    if (request.method === "DELETE") {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    if (key === "") {
      const prefix = searchParams.get("prefix") ?? "";
      return list(
        response,
        [...objects.keys()].filter((known) => known.startsWith(prefix)),
      );
    }
    return give(response, objects.get(key), request.method === "HEAD");
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `s3://${KEY_ID}:test%2Fsecret@127.0.0.1:${port}/bucket?tls=off`,
    objects,
    unsigned,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
