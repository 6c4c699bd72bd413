import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import type { Me } from "#platform/auth/web/me.ts";
import { session } from "#platform/auth/web/session.ts";
import { network } from "#platform/network/web/network-state.ts";
import { fakeCalls, Refusal } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { EMPTY_PROFILE } from "../domain/profile.ts";
import { ProfileSection } from "./profile-form.tsx";

const me = { id: "p1", name: "Camille Essai", consent: true } as Me;
const DRAFT = "profile:p1";

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(session, "current").mockReturnValue(me);
  vi.spyOn(session, "refresh").mockResolvedValue(me);
});

const draw = () => renderPage(<ProfileSection />, { texts: ["accounts", "guidelines"] });
const save = () => userEvent.click(screen.getByRole("button", { name: /Enregistrer|Réessayer/ }));

test("sends what was touched and nothing else, then says that it is saved", async () => {
  const calls = fakeCalls({
    "accounts/profile": () => ({ ...EMPTY_PROFILE, service: "urgences" }),
    "accounts/updateProfile": () => me,
  });
  await draw();
  expect(await screen.findByLabelText("Service")).toHaveValue("urgences");
  await userEvent.selectOptions(screen.getByLabelText("Vous êtes"), "Étudiant");
  await userEvent.selectOptions(screen.getByLabelText("Spécialité"), "Cardiologie");
  expect(screen.getByRole("status")).toHaveTextContent("Pas encore enregistré");
  await save();
  expect(await screen.findByText("Enregistré.")).toBeVisible();
  expect(calls.find(({ path }) => path === "accounts/updateProfile")?.input).toEqual({
    profession: "student",
    specialty: "cardiologie",
  });
  expect(localStorage.getItem(DRAFT)).toBeNull();
});

test("a failure says so, keeps what was typed on the device, and is tried again", async () => {
  let refuses = true;
  fakeCalls({
    "accounts/profile": () => EMPTY_PROFILE,
    "accounts/updateProfile": () => {
      if (refuses) throw new Refusal(500, "INTERNAL_SERVER_ERROR");
      return me;
    },
  });
  const { unmount } = await draw();
  await userEvent.selectOptions(await screen.findByLabelText("Service"), "Réanimation");
  await save();
  expect(await screen.findByRole("alert")).toHaveTextContent("n’a pas pu être enregistré");
  expect(screen.getByRole("status")).toHaveTextContent("reste sur cet appareil");
  unmount();
  await draw();
  expect(await screen.findByLabelText("Service")).toHaveValue("reanimation");
  refuses = false;
  await save();
  expect(await screen.findByText("Enregistré.")).toBeVisible();
});

test("a save that no server heard leaves by itself when the network is back", async () => {
  let away = true;
  const calls = fakeCalls({
    "accounts/profile": () => EMPTY_PROFILE,
    "accounts/updateProfile": () => {
      if (away) throw new TypeError("network");
      return me;
    },
  });
  await draw();
  await userEvent.selectOptions(await screen.findByLabelText("Service"), "Réanimation");
  act(() => network.offline());
  await save();
  expect(await screen.findByRole("alert")).toHaveTextContent("Le serveur ne répond pas");
  away = false;
  act(() => network.online());
  expect(await screen.findByText("Enregistré.")).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(calls.filter(({ path }) => path === "accounts/updateProfile")).toHaveLength(2);
});

test("what the server refused is not sent again because the network came back", async () => {
  const calls = fakeCalls({
    "accounts/profile": () => EMPTY_PROFILE,
    "accounts/updateProfile": () => {
      throw new Refusal(500, "INTERNAL_SERVER_ERROR");
    },
  });
  await draw();
  await userEvent.selectOptions(await screen.findByLabelText("Service"), "Réanimation");
  await save();
  expect(await screen.findByRole("alert")).toBeVisible();
  act(() => network.offline());
  act(() => network.online());
  expect(screen.getByRole("alert")).toBeVisible();
  expect(calls.filter(({ path }) => path === "accounts/updateProfile")).toHaveLength(1);
});

test("a birth date to come, or of another age, is refused under its field", async () => {
  const calls = fakeCalls({ "accounts/profile": () => EMPTY_PROFILE });
  await draw();
  const field = await screen.findByLabelText("Date de naissance");
  for (const day of ["1899-12-31", "2999-01-01"]) {
    await userEvent.clear(field);
    await userEvent.type(field, day);
    await save();
    expect(field).toHaveAccessibleDescription(/n’est pas possible/);
  }
  expect(calls.map(({ path }) => path)).not.toContain("accounts/updateProfile");
});
