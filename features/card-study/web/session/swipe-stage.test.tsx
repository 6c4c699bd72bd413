import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { ratingGestures } from "#platform/ui/device-preference.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { SwipeStage } from "./swipe-stage.tsx";

const onReveal = vi.fn();
const onRate = vi.fn();

beforeEach(() => {
  localStorage.clear();
  ratingGestures.write("on");
  onReveal.mockClear();
  onRate.mockClear();
});

const draw = (revealed: boolean) =>
  renderPage(
    <SwipeStage revealed={revealed} onReveal={onReveal} onRate={onRate}>
      <p>Question</p>
      <a href="/guidelines">Source</a>
    </SwipeStage>,
    { texts: ["flashcards"] },
  );

function push(name: string, x: number, y = 0, pointerType = "touch"): void {
  const target = screen.getByText(name);
  const of = { pointerId: 1, pointerType, isPrimary: true };
  fireEvent.pointerDown(target, { ...of, clientX: 200, clientY: 200 });
  fireEvent.pointerMove(target, { ...of, clientX: 200 + x / 2, clientY: 200 + y / 2 });
  fireEvent.pointerUp(target, { ...of, clientX: 200 + x, clientY: 200 + y });
}

test.each([
  [-120, "very_difficult"],
  [120, "good"],
] as const)("pushed by %d once answered, the card is rated %s", async (x, rating) => {
  await draw(true);
  push("Question", x);
  expect(onRate.mock.calls).toEqual([[rating]]);
  expect(onReveal).not.toHaveBeenCalled();
});

test("before its answer a pushed card shows it, and is never rated", async () => {
  await draw(false);
  push("Question", -120);
  expect(onReveal).toHaveBeenCalledOnce();
  expect(onRate).not.toHaveBeenCalled();
});

test("what scrolls, what is short, what is a link and what is a mouse rate nothing", async () => {
  await draw(true);
  push("Question", 30, 200);
  push("Question", 40);
  push("Source", 150);
  push("Question", 150, 0, "mouse");
  expect(onRate).not.toHaveBeenCalled();
});

test("whoever did not ask for gestures has none", async () => {
  ratingGestures.write("off");
  await draw(true);
  push("Question", 150);
  expect(onRate).not.toHaveBeenCalled();
});

test("what the gesture would mean is said while the finger moves", async () => {
  await draw(true);
  const of = { pointerId: 1, pointerType: "touch", isPrimary: true };
  fireEvent.pointerDown(screen.getByText("Question"), { ...of, clientX: 200, clientY: 200 });
  fireEvent.pointerMove(screen.getByText("Question"), { ...of, clientX: 150, clientY: 202 });
  expect(screen.getByText("je ne savais pas")).toBeVisible();
  fireEvent.pointerCancel(screen.getByText("Question"), of);
  expect(screen.queryByText("je ne savais pas")).toBeNull();
});
