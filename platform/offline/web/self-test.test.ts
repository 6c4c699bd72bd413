import { beforeEach, expect, test, vi } from "vitest";
import { registerFeatures } from "#platform/feature/web/registry.ts";
import { webFeature } from "#platform/feature/web/web-feature.ts";
import * as store from "./cache.ts";
import { selfTest, type TestResult } from "./self-test.ts";

const pack = (id: string, opens?: () => Promise<boolean>) => ({
  pack: {
    ...{ id, records: [id], ...(opens ? { opens } : {}) },
    ...{ label: "offline:nav.title" as const, works: "offline:nav.title" as const },
    warm: async () => {},
  },
});
beforeEach(() => {
  vi.spyOn(store, "cachedTypes").mockResolvedValue(["whole", "broken", "refused"]);
});

test("a pack passes when what a person would open opens, not because its records are there", async () => {
  registerFeatures([
    webFeature({
      name: "probe",
      routes: [],
      offline: [
        pack("whole", async () => true),
        pack("broken", async () => false),
        pack("refused", () => Promise.reject(new Error("no database"))),
        pack("missing", async () => true),
      ],
    }),
  ]);
  const results: TestResult[] = [];
  await selfTest((result) => results.push(result));
  const packs = results.filter(({ name }) => name === "content");
  expect(packs.map(({ pack: tried, ok }) => [tried?.id, ok])).toEqual([
    ["whole", true],
    ["broken", false],
    ["refused", false],
    ["missing", false],
  ]);
});
