import { expect, test } from "vitest";
import { ADMISSION, makeAdmission } from "./admission.ts";

const FOREVER = 2_147_483_647;
const limits = { places: 2, waitMs: FOREVER, countedMs: FOREVER, mostWaiting: 10 };

test("as many enter as there are places, the next ones in the order they came", async () => {
  const door = makeAdmission(limits);
  const [first, second] = [await door.enter(), await door.enter()];
  const came: string[] = [];
  const third = door.enter().then((leave) => {
    came.push("third");
    return leave;
  });
  const fourth = door.enter().then(() => came.push("fourth"));
  first?.();
  first?.(); // twice gives one place
  await third;
  expect(came).toEqual(["third"]);
  second?.();
  await fourth;
  expect(came).toEqual(["third", "fourth"]);
});

test("who waits too long is refused, and takes no place later", async () => {
  const door = makeAdmission({ ...limits, places: 1, waitMs: 1 });
  const leave = await door.enter();
  expect(await door.enter()).toBeNull();
  leave?.();
  expect(await door.enter()).not.toBeNull();
});

test("beyond so many at the door, the next one is refused at once", async () => {
  const door = makeAdmission({ ...limits, places: 1, mostWaiting: 1 });
  await door.enter();
  void door.enter();
  expect(await door.enter()).toBeNull();
});

test("what takes long gives its place back before it ends, once", async () => {
  const door = makeAdmission({ ...limits, places: 1, countedMs: 1 });
  const slow = await door.enter();
  const next = await door.enter();
  expect(next).not.toBeNull();
  slow?.();
  let entered = false;
  const last = door.enter().then(() => {
    entered = true;
  });
  expect(entered).toBe(false);
  await last;
});

test("nobody is at the door for half of five seconds", () => {
  expect(ADMISSION.waitMs).toBeLessThanOrEqual(2_500);
});
