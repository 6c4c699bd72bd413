import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { NotHeld, readHeld } from "./not-held.ts";
import { useNotHeld } from "./use-not-held.ts";

test("what is there is given; nothing, and a storage that refuses, are told apart", async () => {
  expect(await readHeld(async () => [1])).toEqual([1]);
  await expect(readHeld(async () => null)).rejects.toMatchObject({ missing: "absent" });
  await expect(
    readHeld(async () => {
      throw new DOMException("refused", "SecurityError");
    }),
  ).rejects.toMatchObject({ missing: "unknown" });
});

const Probe = ({ error }: { error: unknown }) => <p>{useNotHeld(error) ?? "…"}</p>;

test.each([
  ["absent", /n’est pas sur cet appareil/],
  ["unknown", /ne dit pas ce qu’il garde/],
] as const)("%s has its sentence", async (missing, sentence) => {
  render(<Probe error={new NotHeld(missing)} />);
  expect(await screen.findByText(sentence)).toBeVisible();
});

test("another failure says nothing of the device", () => {
  render(<Probe error={new Error("500")} />);
  expect(screen.getByText("…")).toBeVisible();
});
