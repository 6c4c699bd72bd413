import { expect, test, vi } from "vitest";
import { makeChunkWriter } from "./chunk-writer.ts";
import type { NewChunk } from "./queries-answers.ts";

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
    onCommitted: (id, at, text) => shown.push(`${id}@${at}:${text}`),
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
  expect(await writer.close("a")).toEqual({ tail: "deux", seq: 1 });
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
