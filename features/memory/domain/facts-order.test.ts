import { expect, test } from "vitest";
import { inOrder, type Review, standing } from "./facts.ts";

const review = (id: string, minute: number): Review =>
  ({
    id,
    at: new Date(Date.UTC(2026, 0, 5, 8, minute)),
    timeZone: "UTC",
    rating: "good",
  }) as Review;

test("facts count by their time, and by their identifier at one time", () => {
  const facts = [review("b", 2), review("c", 1), review("a", 2)];
  expect(inOrder(facts).map(({ id }) => id)).toEqual(["c", "a", "b"]);
});

test("without an undo, every review stands", () => {
  const facts = [review("a", 1), review("b", 2)];
  expect(standing(facts)).toEqual(facts);
});
