import { expect, test } from "vitest";
import { cachedShelves } from "./cached-shelves.ts";
import { type Candidate, shelfOf } from "./shelf.ts";

const shelf = (characters: number) =>
  shelfOf<Candidate>([
    { id: "1", title: "", heading: "", text: "x".repeat(characters), position: 1, page: null },
  ]);

test("what is kept never goes over its bound, however many sets of protocols are asked", () => {
  const cache = cachedShelves(1000);
  for (let key = 0; key < 50; key++) {
    cache.put(String(key), shelf(1 + ((key * 137) % 700)));
    expect(cache.size()).toBeLessThanOrEqual(1000);
  }
  expect(cache.size()).toBeGreaterThan(0);
});

test("the one that served longest ago goes first", () => {
  const cache = cachedShelves(1000);
  const first = shelf(400);
  cache.put("first", first);
  cache.put("second", shelf(400));
  expect(cache.find("first")).toBe(first);
  cache.put("third", shelf(400));
  expect(cache.find("second")).toBeUndefined();
  expect(cache.find("first")).toBe(first);
});

test("what is larger than the bound is not kept, and drives nothing out", () => {
  const cache = cachedShelves(1000);
  cache.put("small", shelf(10));
  cache.put("large", shelf(1001));
  expect(cache.find("large")).toBeUndefined();
  expect(cache.find("small")).toBeDefined();
});

test("the same set kept again counts once", () => {
  const cache = cachedShelves(1000);
  cache.put("one", shelf(300));
  cache.put("one", shelf(300));
  expect(cache.size()).toBe(300);
});
