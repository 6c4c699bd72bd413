import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { NotCached, readCached } from "./not-cached.ts";
import { useNotCached } from "./use-not-cached.ts";

test("what is there is given; nothing, and a storage that refuses, are told apart", async () => {
  expect(await readCached(async () => [1])).toEqual([1]);
  await expect(readCached(async () => null)).rejects.toMatchObject({ missing: "absent" });
  await expect(
    readCached(async () => {
      throw new DOMException("refused", "SecurityError");
    }),
  ).rejects.toMatchObject({ missing: "unknown" });
});

const Probe = ({ error }: { error: unknown }) => <p>{useNotCached(error) ?? "…"}</p>;

test.each([
  ["absent", /n’est pas sur cet appareil/],
  ["unknown", /ne dit pas ce qu’il garde/],
  ["unseen", /n’a pas encore été ouvert/],
  ["server", /que sur le serveur/],
] as const)("%s has its sentence", async (missing, sentence) => {
  render(<Probe error={new NotCached(missing)} />);
  expect(await screen.findByText(sentence)).toBeVisible();
});

test("another failure says nothing of the device", () => {
  render(<Probe error={new Error("500")} />);
  expect(screen.getByText("…")).toBeVisible();
});
