import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { fakeCalls, Refusal } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { MailsPage } from "./mails-page.tsx";

const mail = {
  id: "m1",
  at: new Date("2026-11-21T08:00:00Z"),
  to: "camille@example.org",
  subject: "Réinitialiser votre mot de passe",
  status: "local",
};

test("a message is shown as text: its links cannot be clicked and its markup is not run", async () => {
  fakeCalls({
    "admin/listMails": () => ({ items: [mail], next: null }),
    "admin/mail": () => ({
      ...mail,
      text: 'Ouvrez https://sclepios.test/auth#reset=abc <img src=x onerror="alert(1)">',
      sentAt: null,
      error: null,
    }),
  });
  await renderPage(<MailsPage />, { texts: ["admin"] });
  await userEvent.click(await screen.findByRole("button", { name: mail.subject }));
  const dialog = await screen.findByRole("dialog");
  expect(await within(dialog).findByText(/reset=abc <img src=x/)).toBeVisible();
  expect(within(dialog).queryByRole("link")).toBeNull();
  expect(within(dialog).queryByRole("img")).toBeNull();
});

test("pages are asked one after the other, and a failure can be retried", async () => {
  let failing = true;
  const calls = fakeCalls({
    "admin/listMails": (input: { cursor?: string }) => {
      if (failing) throw new Refusal(500, "INTERNAL_SERVER_ERROR");
      return input.cursor
        ? { items: [{ ...mail, id: "m2", subject: "Deuxième" }], next: null }
        : { items: [mail], next: "m1" };
    },
  });
  await renderPage(<MailsPage />, { texts: ["admin"] });
  expect(await screen.findByText("Les courriers n’ont pas pu être lus.")).toBeVisible();
  failing = false;
  await userEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  await userEvent.click(await screen.findByRole("button", { name: "Afficher la suite" }));
  expect(await screen.findByText("Deuxième")).toBeVisible();
  expect(calls.at(-1)?.input).toEqual({ cursor: "m1" });
  expect(screen.queryByRole("button", { name: "Afficher la suite" })).toBeNull();
});
