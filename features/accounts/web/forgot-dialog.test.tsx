import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef } from "react";
import { beforeAll, expect, test } from "vitest";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { fakeAuth } from "../testing/fake-auth.ts";
import { ForgotDialog } from "./forgot-dialog.tsx";
import { useTyped } from "./typed.ts";

const ASK = "/api/auth/request-password-reset";
const installation = (verifiesEmail: boolean) => ({
  "/rpc/accounts/installation": {
    status: 200,
    body: { json: { firstAdminCode: false, verifiesEmail } },
  },
});

// jsdom knows the element but not how to open it.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});

function Opened() {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        ouvrir
      </button>
      <ForgotDialog dialog={dialog} typed={useTyped()} />
    </>
  );
}
async function ask(): Promise<void> {
  await renderPage(<Opened />, { texts: ["accounts"] });
  await userEvent.click(screen.getByRole("button", { name: "ouvrir" }));
  await userEvent.type(screen.getByLabelText("Adresse e-mail"), "camille@example.org");
  await userEvent.click(screen.getByRole("button", { name: "Envoyer le lien" }));
}

test("says the same whether the account exists or not, and how long the link lives", async () => {
  fakeAuth({ [ASK]: { status: 200 }, ...installation(true) });
  await ask();
  expect(await screen.findByRole("status")).toHaveTextContent(
    /Si un compte existe pour camille@example.org.*une heure/,
  );
});

test("says where the link is when no mail server is connected", async () => {
  fakeAuth({ [ASK]: { status: 200 }, ...installation(false) });
  await ask();
  expect(await screen.findByRole("status")).toHaveTextContent(
    "votre administrateur le trouve dans la boîte d’envoi",
  );
});

test("says that the letter could not be sent, and keeps the address", async () => {
  fakeAuth({ [ASK]: { status: 500 } });
  await ask();
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "L’e-mail de réinitialisation n’a pas pu être envoyé.",
  );
  expect(screen.getByLabelText("Adresse e-mail")).toHaveValue("camille@example.org");
});
