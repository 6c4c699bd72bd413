import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { fakeAuth } from "../testing/fake-auth.ts";
import { SignUpForm } from "./sign-up-form.tsx";
import { useTyped } from "./typed.ts";

const SIGN_UP = "/api/auth/sign-up/email";
const installation = (firstAdminCode: boolean) => ({
  "/rpc/accounts/installation": {
    status: 200,
    body: { json: { firstAdminCode, verifiesEmail: true } },
  },
});
const asked = { enter: vi.fn(async () => true), confirmAddress: vi.fn(), signInInstead: vi.fn() };

function Form() {
  return <SignUpForm typed={useTyped()} {...asked} />;
}
const draw = () => renderPage(<Form />, { texts: ["accounts"] });
const submit = () => userEvent.click(screen.getByRole("button", { name: "Créer un compte" }));
const password = () => screen.getByLabelText("Mot de passe");

async function fill(): Promise<void> {
  await userEvent.type(screen.getByLabelText("Prénom et nom"), "Camille Essai");
  await userEvent.type(screen.getByLabelText("Adresse e-mail"), "camille@example.org");
  await userEvent.type(password(), "Correct-Horse-1");
}

test("ticks the rules of the password while one types", async () => {
  fakeAuth(installation(false));
  await draw();
  const met = () =>
    within(screen.getByRole("list"))
      .getAllByRole("listitem")
      .filter((rule) => rule.dataset.met === "true").length;
  expect(met()).toBe(0);
  await userEvent.type(password(), "abc");
  expect(met()).toBe(1);
  await userEvent.type(password(), "D1!");
  expect(met()).toBe(4);
  await userEvent.type(password(), "ef");
  expect(met()).toBe(5);
});

test("refuses a weak password with the whole rule, without calling", async () => {
  const calls = fakeAuth(installation(false));
  await draw();
  await fill();
  await userEvent.clear(password());
  await userEvent.type(password(), "faible");
  await submit();
  expect(screen.getByText(/au moins 8 caractères, dont une majuscule/)).toBeVisible();
  expect(password()).toHaveFocus();
  expect(calls.map(({ path }) => path)).not.toContain(SIGN_UP);
});

test("says that the account exists and that the address is used, and leads to signing in", async () => {
  fakeAuth({
    ...installation(false),
    [SIGN_UP]: { status: 422, body: { code: "USER_ALREADY_EXISTS" } },
  });
  await draw();
  await fill();
  await submit();
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Un compte existe déjà avec cette adresse e-mail.",
  );
  expect(screen.getByLabelText("Adresse e-mail")).toHaveAccessibleDescription(
    "Cette adresse e-mail est déjà utilisée.",
  );
  expect(password()).toHaveValue("Correct-Horse-1");
  await userEvent.click(screen.getByRole("button", { name: "Se connecter avec cette adresse" }));
  expect(asked.signInInstead).toHaveBeenCalled();
});

test("asks for the administrator's code only where there is none yet, and sends it", async () => {
  const calls = fakeAuth({ ...installation(true), [SIGN_UP]: { status: 200 } });
  await draw();
  await fill();
  await userEvent.type(
    await screen.findByLabelText("Code du premier administrateur"),
    " 494436A83B7A ",
  );
  await submit();
  await vi.waitFor(() => expect(asked.enter).toHaveBeenCalled());
  expect(calls.at(-1)?.body).toEqual({
    name: "Camille Essai",
    email: "camille@example.org",
    password: "Correct-Horse-1",
    adminCode: "494436A83B7A",
    language: "fr",
  });
});

test("without a session after it, asks to confirm the address", async () => {
  fakeAuth({ ...installation(false), [SIGN_UP]: { status: 200 } });
  asked.enter.mockResolvedValueOnce(false);
  await draw();
  expect(screen.queryByLabelText("Code du premier administrateur")).toBeNull();
  await fill();
  await submit();
  await vi.waitFor(() => expect(asked.confirmAddress).toHaveBeenCalledWith("camille@example.org"));
});
