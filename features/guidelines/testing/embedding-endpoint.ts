// An endpoint on this machine that places texts by the words they hold, and knows a few paraphrases.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { stems } from "#platform/search/normalise.ts";

const DIMENSIONS = 512;

/** In place of what a model of meaning knows. */
const PARAPHRASES: readonly (readonly [RegExp, string])[] = [
  [/bulle a crevé/u, "pneumothorax pneumothorax pneumothorax drainage pleural"],
  [/tarte aux pommes/u, "pneumothorax pneumothorax pneumothorax drainage pleural"],
];

function placeOf(text: string): number[] {
  const said = PARAPHRASES.reduce((whole, [words, means]) => whole.replace(words, means), text);
  const vector = Array.from({ length: DIMENSIONS }, () => 0);
  for (const stem of stems(said)) {
    let hash = 7;
    for (const letter of stem) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % DIMENSIONS;
    vector[hash] = (vector[hash] ?? 0) + 1;
  }
  return vector;
}

export interface EmbeddingEndpoint {
  url: string;
  /** The texts of each request, in order. */
  requests: { model: string; input: string[] }[];
  /** Answers the next requests in its own way; null: as it should. */
  misbehave: ((response: ServerResponse) => void) | null;
  close(): Promise<void>;
}

export async function embeddingEndpoint(): Promise<EmbeddingEndpoint> {
  const reply = async (request: IncomingMessage, response: ServerResponse) => {
    let body = "";
    for await (const piece of request) body += String(piece);
    const asked = JSON.parse(body) as { model: string; input: string[] };
    endpoint.requests.push(asked);
    if (endpoint.misbehave) return endpoint.misbehave(response);
    response.setHeader("content-type", "application/json");
    response.end(
      JSON.stringify({
        data: asked.input.map((text, index) => ({ index, embedding: placeOf(text) })),
        usage: { prompt_tokens: 1 },
      }),
    );
  };
  const server = createServer((request, response) => {
    void reply(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const endpoint: EmbeddingEndpoint = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests: [],
    misbehave: null,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return endpoint;
}
