import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { fakeCalls, Refusal } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { signIn } from "#platform/ui/testing/signed-in.ts";
import { ChatPage } from "./chat-page.tsx";

beforeEach(() => {
  localStorage.clear();
  signIn();
});

const field = () => screen.findByRole("textbox", { name: "Votre question" });

test.each([
  ["RATE_LIMITED", 429, { retryAfter: 12 }, /Trop de requêtes\. Réessayez dans 12\ss\./],
  ["UNAUTHENTICATED", 401, undefined, /Session expirée/],
  ["INTERNAL_SERVER_ERROR", 500, { id: "err_1" }, /Erreur du serveur/],
] as const)("%s is said in words and the question is not lost", async (code, status, data, sentence) => {
  fakeCalls({
    "chat/list": () => [],
    "chat/send": () => {
      throw new Refusal(status, code, data);
    },
  });
  await renderPage(<ChatPage />, { texts: ["chat"], at: "/chat" });
  await userEvent.type(await field(), "Hyperkaliémie{Enter}");
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(await field()).toHaveValue("Hyperkaliémie");
  expect(localStorage.getItem("chat-draft:p1:new")).toBe("Hyperkaliémie");
});

test("a question sent again keeps its ids", async () => {
  let refuse = true;
  const calls = fakeCalls({
    "chat/list": () => [],
    "chat/send": ({ conversationId, messageId }: { conversationId: string; messageId: string }) => {
      if (refuse) throw new Refusal(503, "UNAVAILABLE");
      return { conversationId, questionId: messageId, answerId: crypto.randomUUID() };
    },
  });
  await renderPage(<ChatPage />, { texts: ["chat"], at: "/chat" });
  await userEvent.type(await field(), "Hyperkaliémie{Enter}");
  await screen.findByRole("button", { name: "Réessayer" });
  refuse = false;
  await userEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  await vi.waitFor(() => expect(calls.filter(({ path }) => path === "chat/send")).toHaveLength(2));
  const [first, second] = calls.filter(({ path }) => path === "chat/send").map(({ input }) => input);
  expect(second).toEqual(first);
});

test("a starter goes to the composer, not to the server", async () => {
  const calls = fakeCalls({ "chat/list": () => [] });
  await renderPage(<ChatPage />, { texts: ["chat"], at: "/chat" });
  await userEvent.click(await screen.findByRole("button", { name: /^Anaphylaxie/ }));
  expect(await field()).toHaveValue("Anaphylaxie\u00a0: dose d’adrénaline chez l’adulte");
  expect(calls.some(({ path }) => path === "chat/send")).toBe(false);
});

test("a question that came by the address leaves the field once it is sent, here and for the next conversation", async () => {
  const calls = fakeCalls({
    "chat/list": () => [],
    "chat/send": ({ conversationId, messageId }: { conversationId: string; messageId: string }) => ({
      conversationId,
      questionId: messageId,
      answerId: crypto.randomUUID(),
    }),
    "chat/open": ({ id }: { id: string }) => ({ id, title: "Hyperkaliémie", messages: [] }),
  });
  await renderPage(<ChatPage />, { texts: ["chat"], at: "/chat?q=Hyperkali%C3%A9mie" });
  await vi.waitFor(async () => expect(await field()).toHaveValue("Hyperkaliémie"));
  await userEvent.type(await field(), "{Enter}");
  await vi.waitFor(() => expect(calls.some(({ path }) => path === "chat/open")).toBe(true));
  await vi.waitFor(async () => expect(await field()).toHaveValue(""));
  expect(Object.keys(localStorage).filter((key) => key.startsWith("chat-draft"))).toEqual([]);
});
