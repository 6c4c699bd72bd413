import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { testApp } from "#app/testing/app.ts";
import type { ToolContext } from "#platform/ai/toolbox.ts";
import type { Services } from "#platform/feature/server/context.ts";
import type { SearchAnswer } from "../contract.ts";
import { embeddingEndpoint } from "../testing/embedding-endpoint.ts";
import { readContent } from "./content.ts";
import { library } from "./knowledge.ts";
import { loadLibrary } from "./load-library.ts";
import { closenessTo, placePassages } from "./meaning.ts";
import { placedHashes } from "./queries-meaning.ts";

const endpoint = await embeddingEndpoint();
const app = await testApp({
  env: { AI_BASE_URL: endpoint.url, AI_MODEL: "m", AI_EMBEDDING_MODEL: "sens" },
});
const { services } = app;
const content = await readContent();
const asSystem = <T>(work: Parameters<typeof services.db.asSystem<T>>[1]): Promise<T> =>
  services.db.asSystem("test", work);
await asSystem((tx) => loadLibrary(tx, content));
const { cookie, person } = await app.signUp();
const context: ToolContext<Services> = {
  services,
  personId: person.id,
  language: "fr",
  now: new Date("2026-11-27T10:00:00Z"),
};
const place = () => placePassages.handle({}, services);
const find = (text: string) => library.search({ text }, context);
/** The same question of an installation without the model. */
const byWords = (text: string) =>
  library.search({ text }, { ...context, services: { ...services, config: WORDS } });
const WORDS = { ...services.config, ai: null };
const search = async (query: string) =>
  (await app.call("guidelines/search", { query, limit: 10 }, cookie)).body as SearchAnswer;

afterEach(() => {
  endpoint.misbehave = null;
  endpoint.requests.length = 0;
});
afterAll(() => endpoint.close());

test("before every passage has its place, words answer alone and nothing is asked", async () => {
  expect(await closenessTo(services, "embolie pulmonaire")).toBeNull();
  expect(endpoint.requests).toEqual([]);
});

describe("placing the passages", () => {
  test("goes on where it failed, and asks for each text once", async () => {
    endpoint.misbehave = (response) => {
      endpoint.misbehave = endpoint.requests.length < 3 ? endpoint.misbehave : null;
      if (endpoint.requests.length >= 3) response.writeHead(500).end("plus tard");
      else {
        const { input } = endpoint.requests.at(-1) ?? { input: [] };
        response.setHeader("content-type", "application/json");
        const data = input.map((_, index) => ({ index, embedding: [1, index] }));
        response.end(JSON.stringify({ data }));
      }
    };
    await expect(place()).rejects.toThrow();
    const kept = await asSystem((tx) => placedHashes(tx, "sens"));
    expect(kept.size).toBe(endpoint.requests.slice(0, 2).flatMap(({ input }) => input).length);
  });

  test("is done anew for another model, and then asks nothing more", async () => {
    const { ai } = services.config;
    if (!ai) throw new Error("no endpoint");
    ai.embeddingModel = "autre";
    await place();
    expect(await asSystem((tx) => placedHashes(tx, "sens"))).toHaveLength(0);
    ai.embeddingModel = "sens";
    await place();
    endpoint.requests.length = 0;
    await place();
    expect(endpoint.requests).toEqual([]);
  });

  test("asks for the text that changed alone", async () => {
    const [first, ...others] = content.files;
    if (!first) throw new Error("no sheet");
    const changed = {
      ...first,
      text: first.text.replace(/Accouchement inopiné\s: naissance/u, "Autrement, naissance"),
    };
    expect(changed.text).not.toBe(first.text);
    await asSystem((tx) => loadLibrary(tx, { hash: "changed", files: [changed, ...others] }));
    await place();
    expect(endpoint.requests.flatMap(({ input }) => input)).toEqual([
      expect.stringContaining("Autrement, "),
    ]);
    await asSystem((tx) => loadLibrary(tx, content));
    await place();
  });
});

describe("a question", () => {
  const PARAPHRASE = "une bulle a crevé dans la poitrine, drain ou oxygène ?";

  test("in other words finds a link, never an answer", async () => {
    expect((await byWords(PARAPHRASE)).documents).toEqual([]);
    const found = await find(PARAPHRASE);
    expect(found.documents).toEqual([]);
    expect(found.passages).toEqual([]);
    expect(found.neighbours?.map(({ id }) => id)).toEqual(["pneumothorax"]);
  });

  test("typed into the search of the library finds the sheet", async () => {
    expect((await search(PARAPHRASE)).sheets.map(({ id }) => id)).toEqual(["pneumothorax"]);
  });

  test.each([
    "recette de la tarte aux pommes",
    "mon chien : une bulle a crevé dans la poitrine, drain ?",
    "dissection aortique, que faire ?",
    "capitale de l’Australie",
  ])("that words refuse stays refused: %s", async (text) => {
    const { terms: _, ...alone } = await byWords(text);
    const { terms: __, ...both } = await find(text);
    expect(both).toEqual(alone);
  });

  test("that names a sheet has that sheet first", async () => {
    for (const text of ["anaphylaxie, quelle dose ?", "embolie pulmonaire et pneumothorax"]) {
      const [words, both] = [await byWords(text), await find(text)];
      expect(both.documents.map(({ id }) => id)).toEqual(words.documents.map(({ id }) => id));
    }
  });

  test("is placed once in an exchange", async () => {
    await find("hyperkaliémie et insuline");
    await find("hyperkaliémie et insuline");
    expect(endpoint.requests).toHaveLength(1);
  });

  test.each([
    ["refuses", (answer) => answer.writeHead(500).end("non : patient Essai")],
    ["answers with a page", (answer) => answer.writeHead(200, HTML).end("<p>")],
    ["sends elsewhere", (answer) => answer.writeHead(302, { location: "http://a.invalid" }).end()],
    ["answers with nothing", (answer) => answer.writeHead(200, JSON_TYPE).end('{"data":[]}')],
    ["answers with zeros", (answer) => answer.writeHead(200, JSON_TYPE).end(zeros())],
    ["has other dimensions", (answer) => answer.writeHead(200, JSON_TYPE).end(zeros(1))],
    ["is silent", () => {}],
  ] satisfies [string, NonNullable<typeof endpoint.misbehave>][])(
    "is answered by its words when the endpoint %s, which is told without a word of it",
    async (_, misbehave) => {
      const warn = vi.spyOn(services.log, "warn");
      endpoint.misbehave = misbehave;
      vi.spyOn(performance, "now").mockImplementation(() => clock);
      clock += 60_000;
      const text = `patient Essai, hyperkaliémie ${clock}`;
      const words = await byWords(text);
      expect((await find(text)).documents).toEqual(words.documents);
      expect(warn).toHaveBeenCalledTimes(1);
      expect(JSON.stringify(warn.mock.calls)).not.toMatch(/Essai|kali/u);
      // The next one does not wait.
      endpoint.requests.length = 0;
      await find(`${text} encore`);
      expect(endpoint.requests).toEqual([]);
    },
  );
});

const HTML = { "content-type": "text/html" };
const JSON_TYPE = { "content-type": "application/json" };
const zeros = (value = 0) =>
  JSON.stringify({ data: [{ index: 0, embedding: [value, 0] }], usage: { prompt_tokens: 1 } });
let clock = performance.now();
