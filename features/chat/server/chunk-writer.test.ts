import { expect, test, vi } from "vitest";
import { makeChunkWriter } from "./chunk-writer.ts";
import type { Cited, NewChunk } from "./queries-answers.ts";

function writing({ refuseFirst = false } = {}) {
  const commits: (readonly NewChunk[])[] = [];
  const shown: string[] = [];
  let refuse = refuseFirst;
  const onError = vi.fn();
  const writer = makeChunkWriter({
    everyMs: 100,
    commit: async (chunks) => {
      if (refuse) {
        refuse = false;
        throw new Error("refused");
      }
      commits.push(chunks);
      return new Set(chunks.map(({ messageId }) => messageId).filter((id) => id !== "stopped"));
    },
    onCommitted: (id, at, text, cited) => shown.push(`${id}@${at}:${text}${cited ? "+" : ""}`),
    onError,
  });
  return { writer, commits, shown, onError };
}
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test("the first text does not wait, the rest of all answers shares one commit", async () => {
  const { writer, commits, shown } = writing();
  writer.open("a", "p", () => {});
  writer.open("b", "q", () => {});
  writer.append("a", "un ");
  await pause(5);
  expect(shown).toEqual(["a@0:un "]);
  writer.append("b", "one ");
  await pause(5);
  expect(shown).toContain("b@0:one ");
  for (const word of ["deux ", "trois "]) writer.append("a", word);
  writer.append("b", "two ");
  await pause(130);
  expect(commits).toHaveLength(3);
  expect(commits[2]).toHaveLength(2);
  expect(shown.slice(2)).toEqual(["a@3:deux trois ", "b@4:two "]);
});

test("what no commit holds comes back at the end", async () => {
  const { writer } = writing();
  writer.open("a", "p", () => {});
  writer.append("a", "un ");
  await pause(5);
  writer.append("a", "deux");
  expect(await writer.close("a")).toEqual({ tail: "deux", seq: 1, cited: null, sent: true });
});

const CITED: Cited = { sources: [], mind: "documentary", tools: [] };

test("what is said and ended in one turn of the program is left to the end, whole", async () => {
  const { writer, commits } = writing();
  writer.open("a", "p", () => {});
  writer.cite("a", CITED);
  for (const word of ["un ", "deux"]) writer.append("a", word);
  expect(await writer.close("a")).toEqual({ tail: "un deux", seq: 0, cited: CITED, sent: false });
  await pause(5);
  expect(commits).toEqual([]);
});

test("sources are kept with the text that follows them, once, and alone while none comes", async () => {
  const { writer, commits, shown } = writing();
  writer.open("a", "p", () => {});
  writer.cite("a", CITED);
  await pause(5);
  expect(commits.map(([one]) => one)).toMatchObject([{ seq: 0, text: "", cited: CITED }]);
  writer.append("a", "un ");
  await pause(5);
  writer.cite("a", CITED);
  writer.append("a", "deux");
  await pause(130);
  expect(commits.slice(1).map(([one]) => one)).toMatchObject([
    { seq: 0, text: "un ", cited: null },
    { seq: 1, text: "deux", cited: CITED },
  ]);
  expect(shown).toEqual(["a@0:+", "a@0:un ", "a@3:deux+"]);
});

test("sources of a refused commit come again with the next one", async () => {
  const { writer, commits } = writing({ refuseFirst: true });
  writer.open("a", "p", () => {});
  writer.cite("a", CITED);
  await pause(130);
  expect(commits.map(([one]) => one)).toMatchObject([{ text: "", cited: CITED }]);
  expect(await writer.close("a")).toMatchObject({ cited: null, sent: true });
});

test("an answer that takes no more text is told so", async () => {
  const { writer, shown } = writing();
  const lost = vi.fn();
  writer.open("stopped", "p", lost);
  writer.append("stopped", "un ");
  await pause(5);
  expect(lost).toHaveBeenCalledOnce();
  expect(shown).toEqual([]);
});

test("a refused commit loses nothing and keeps the pace", async () => {
  const { writer, shown, onError } = writing({ refuseFirst: true });
  writer.open("a", "p", () => {});
  writer.append("a", "un ");
  await pause(20);
  expect(onError).toHaveBeenCalledOnce();
  expect(shown).toEqual([]);
  await pause(120);
  expect(shown).toEqual(["a@0:un "]);
});
