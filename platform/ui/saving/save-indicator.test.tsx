import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { renderPage } from "../testing/render.tsx";
import { SaveIndicator } from "./save-indicator.tsx";

test.each([
  ["clean", ""],
  ["kept", "Brouillon gardé sur cet appareil."],
  ["saving", "Enregistrement…"],
  ["saved", "Enregistré."],
  ["offline", "Enregistré sur cet appareil : partira au retour du réseau."],
] as const)("%s is told without interrupting", async (state, sentence) => {
  await renderPage(<SaveIndicator state={state} />);
  expect(screen.getByRole("status")).toHaveTextContent(sentence);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a draft that the device refuses is told at once", async () => {
  await renderPage(<SaveIndicator state="unkept" />);
  expect(screen.getByRole("alert")).toHaveTextContent("enregistrez-le avant de quitter la page");
});

test("a failure is told at once, and can be tried again", async () => {
  const retry = vi.fn();
  await renderPage(<SaveIndicator state="failed" onRetry={retry} />);
  expect(screen.getByRole("alert")).toHaveTextContent("Pas enregistré.");
  await userEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  expect(retry).toHaveBeenCalledOnce();
});

test("a place says its own sentence", async () => {
  await renderPage(<SaveIndicator state="failed">Le nom est déjà pris.</SaveIndicator>);
  expect(screen.getByRole("alert")).toHaveTextContent("Le nom est déjà pris.");
  expect(screen.queryByRole("button")).toBeNull();
});
