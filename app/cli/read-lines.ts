import type { Readable } from "node:stream";

/**
 * Lines of a stream, read only when asked for: what is typed or piped before a command is ready
 * waits for it.
 */
export async function* readLines(input: Readable): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let pending = "";
  for await (const chunk of input as AsyncIterable<Uint8Array>) {
    const lines = (pending + decoder.decode(chunk, { stream: true })).split("\n");
    pending = lines.pop() ?? "";
    for (const line of lines) yield line.replace(/\r$/, "");
  }
  pending += decoder.decode();
  if (pending !== "") yield pending.replace(/\r$/, "");
}
