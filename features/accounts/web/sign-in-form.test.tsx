import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { fakeAuth } from "../testing/fake-auth.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { useTyped } from "./typed.ts";

const SIGN_IN = "/api/auth/sign-in/email";
const asked = { enter: vi.fn(async () => true), confirmAddress: vi.fn(), forgot: vi.fn() };

function Form() {
  return <SignInForm typed={useTyped()} {...asked} />;
}
const draw = () => renderPage(<Form />, { texts: ["accounts"] });
const email = () => screen.getByRole("textbox", { name: "Adresse e-mail" });
const password = () => screen.getByLabelText("Mot de passe");
const submit = () => userEvent.click(screen.getByRole("button", { name: "Se connecter" }));

async function fill(): Promise<void> {
  await userEvent.type(email(), "camille@example.org");
  await userEvent.type(password(), "Wrong-Horse-1");
}

test("asks for what is missing before calling, and puts the focus there", async () => {
  const calls = fakeAuth({});
  await draw();
  await submit();
  expect(email()).toHaveAccessibleDescription("Donnez votre adresse e-mail.");
  expect(password()).toHaveAccessibleDescription("Donnez votre mot de passe.");
  expect(email()).toHaveFocus();
  await userEvent.type(email(), "camille");
  await submit();
  expect(email()).toHaveAccessibleDescription("Cette adresse e-mail n’est pas valide.");
  expect(calls).toEqual([]);
});

const BY_LETTER = "ou recevez un lien avec « Mot de passe oublié ? ».";

test.each([
  [401, { code: "INVALID_EMAIL_OR_PASSWORD" }, "Adresse e-mail ou mot de passe incorrect."],
  [
    429,
    { code: "TOO_MANY_ATTEMPTS", retryAfter: 840 },
    `Trop de tentatives. Réessayez dans 14 minutes, ${BY_LETTER}`,
  ],
  [
    429,
    { code: "TOO_MANY_ATTEMPTS", retryAfter: 40 },
    `Trop de tentatives. Réessayez dans 40 secondes, ${BY_LETTER}`,
  ],
  [500, { code: "INTERNAL_SERVER_ERROR" }, "La connexion n’a pas abouti. Réessayez."],
])("%i %o is said in a sentence, and nothing typed is lost", async (status, body, sentence) => {
  fakeAuth({ [SIGN_IN]: { status, body } });
  await draw();
  await fill();
  await submit();
  const alert = await screen.findByRole("alert");
  expect(alert.textContent?.replaceAll("\u00a0", " ")).toBe(sentence);
  expect(email()).toHaveValue("camille@example.org");
  expect(password()).toHaveValue("Wrong-Horse-1");
});

test("says that the server does not answer", async () => {
  fakeAuth({ [SIGN_IN]: "unreachable" });
  await draw();
  await fill();
  await submit();
  expect(await screen.findByRole("alert")).toHaveTextContent("Le serveur ne répond pas.");
});

test("offers the confirmation letter again to an unconfirmed address", async () => {
  const calls = fakeAuth({
    [SIGN_IN]: { status: 403, body: { code: "EMAIL_NOT_VERIFIED" } },
    "/api/auth/send-verification-email": { status: 200 },
  });
  await draw();
  await fill();
  await submit();
  await userEvent.click(await screen.findByRole("button", { name: "Renvoyer l’e-mail" }));
  expect(calls.at(-1)).toEqual({
    path: "/api/auth/send-verification-email",
    body: { email: "camille@example.org" },
  });
  expect(asked.confirmAddress).toHaveBeenCalledWith("camille@example.org");
});

test("sends the address and the password alone, then enters", async () => {
  const calls = fakeAuth({ [SIGN_IN]: { status: 200 } });
  await draw();
  await fill();
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(asked.enter).toHaveBeenCalled());
  expect(calls).toEqual([
    { path: SIGN_IN, body: { email: "camille@example.org", password: "Wrong-Horse-1" } },
  ]);
});

test("shows and hides the password", async () => {
  await draw();
  expect(password()).toHaveAttribute("type", "password");
  await userEvent.click(screen.getByRole("button", { name: "Afficher le mot de passe" }));
  expect(password()).toHaveAttribute("type", "text");
  await userEvent.click(screen.getByRole("button", { name: "Masquer le mot de passe" }));
  expect(password()).toHaveAttribute("type", "password");
});
