import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { fakeCalls, Refusal } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { signIn } from "#platform/ui/testing/signed-in.ts";
import type { Message } from "../domain/message.ts";
import { answerOf } from "../testing/message.ts";
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
] as const)(
  "%s is said in words and the question is not lost",
  async (code, status, data, sentence) => {
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
  },
);

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
  const [first, second] = calls
    .filter(({ path }) => path === "chat/send")
    .map(({ input }) => input);
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
    "chat/send": ({
      conversationId,
      messageId,
    }: {
      conversationId: string;
      messageId: string;
    }) => ({
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

const OTHER = "11111111-1111-4111-8111-111111111111";
const at = new Date("2026-01-05T10:00:00Z");
const asthma = {
  id: OTHER,
  title: "Asthme aigu grave",
  pinned: false,
  archived: false,
  updatedAt: at,
};

/** A page beside another conversation, whose questions wait on the way until they are let go. */
async function slowPage() {
  let answer: { go(): void; refuse(): void } | undefined;
  const calls = fakeCalls({
    "chat/list": () => [{ ...asthma, found: null }],
    "chat/open": ({ id }: { id: string }) => ({
      ...asthma,
      id,
      title: id === OTHER ? asthma.title : "Hyperkaliémie",
      version: 1,
      messages: [],
    }),
    "chat/send": ({ conversationId, messageId }: { conversationId: string; messageId: string }) =>
      new Promise((go, refuse) => {
        answer = {
          go: () => go({ conversationId, questionId: messageId, answerId: crypto.randomUUID() }),
          refuse: () => refuse(new Refusal(503, "UNAVAILABLE")),
        };
      }),
  });
  await renderPage(<ChatPage />, { texts: ["chat"], at: "/chat" });
  await userEvent.type(await field(), "Hyperkaliémie{Enter}");
  await vi.waitFor(() => expect(answer).toBeDefined());
  const drafts = () =>
    Object.fromEntries(
      Object.entries(localStorage).filter(([key]) => key.startsWith("chat-draft:")),
    );
  return { calls, drafts, go: () => answer?.go(), refuse: () => answer?.refuse() };
}
const openList = async () =>
  userEvent.click(await screen.findByRole("button", { name: "Afficher les conversations" }));
const leaveFor = async (title: string) => {
  await openList();
  await userEvent.click(await screen.findByRole("link", { name: title }));
  await screen.findByRole("heading", { level: 1, name: title });
};

test("what is typed while the first question is on its way goes with it", async () => {
  const { calls, drafts, go } = await slowPage();
  await userEvent.type(await field(), "et chez l’enfant");
  go();
  await vi.waitFor(() => expect(calls.some(({ path }) => path === "chat/open")).toBe(true));
  await userEvent.type(await field(), " ?");
  expect(await field()).toHaveValue("et chez l’enfant ?");
  const [sent] = calls
    .filter(({ path }) => path === "chat/send")
    .map(({ input }) => input as { conversationId: string });
  expect(drafts()).toEqual({ [`chat-draft:p1:${sent?.conversationId}`]: "et chez l’enfant ?" });
});

test("who opens another conversation while a question is on its way stays there", async () => {
  const { drafts, go } = await slowPage();
  await leaveFor("Asthme aigu grave");
  expect(screen.queryByRole("article")).toBeNull();
  await userEvent.type(await field(), "salbutamol");
  go();
  await vi.waitFor(() => expect(drafts()).toEqual({ [`chat-draft:p1:${OTHER}`]: "salbutamol" }));
  expect(screen.getByRole("heading", { level: 1, name: "Asthme aigu grave" })).toBeVisible();
  expect(await field()).toHaveValue("salbutamol");
});

test("a question that did not leave comes back in its own conversation, and is said there", async () => {
  const { drafts, refuse } = await slowPage();
  await leaveFor("Asthme aigu grave");
  await userEvent.type(await field(), "salbutamol");
  refuse();
  await new Promise((done) => setTimeout(done, 50));
  expect(await field()).toHaveValue("salbutamol");
  expect(screen.queryByRole("button", { name: "Réessayer" })).toBeNull();
  expect(drafts()).toEqual({
    "chat-draft:p1:new": "Hyperkaliémie",
    [`chat-draft:p1:${OTHER}`]: "salbutamol",
  });
  await userEvent.click(screen.getByRole("link", { name: "Nouvelle conversation" }));
  expect(await screen.findByRole("button", { name: "Réessayer" })).toBeVisible();
  expect(await field()).toHaveValue("Hyperkaliémie");
});

const ANSWER = "33333333-3333-4333-8333-333333333333";
const written = (over: Partial<Message>) =>
  answerOf({ id: ANSWER, text: "Salbutamol.", createdAt: at, ...over });
/** What the server says of any conversation: these messages. */
const holding =
  (...messages: Message[]) =>
  ({ id }: { id: string }) => ({ ...asthma, id, version: 1, messages });

test("an answer left while it is written is not said to be finished", async () => {
  const here = "22222222-2222-4222-8222-222222222222";
  fakeCalls({
    "chat/list": () => [{ ...asthma, found: null }],
    "chat/open": (input: { id: string }) =>
      (input.id === here ? holding(written({ text: "", status: "writing" })) : holding())(input),
    "chat/follow": () => new Promise(() => {}),
  });
  await renderPage(<ChatPage />, { texts: ["chat"], at: `/chat?conversation=${here}` });
  const said = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
  await vi.waitFor(() => expect(said()).toContain("Réponse en cours…"));
  await openList();
  await userEvent.click(await screen.findByRole("link", { name: "Asthme aigu grave" }));
  await screen.findByText(/^Cette conversation est vide/);
  expect(said()).not.toContain("Réponse en cours…");
  expect(said()).not.toContain("Réponse terminée.");
});

test("an answer asked again by a double press is asked once, and the keyboard goes on from it", async () => {
  const calls = fakeCalls({
    "chat/list": () => [{ ...asthma, found: null }],
    "chat/open": holding(written({ mind: "model" })),
    "chat/regenerate": ({ answerId }: { answerId: string }) => ({ answerId }),
    "chat/follow": () => new Promise(() => {}),
  });
  await renderPage(<ChatPage />, { texts: ["chat"], at: `/chat?conversation=${OTHER}` });
  await userEvent.dblClick(await screen.findByRole("button", { name: "Refaire la réponse" }));
  await vi.waitFor(() => expect(screen.getByRole("article")).toHaveAttribute("aria-busy", "true"));
  expect(screen.getByRole("article")).toHaveFocus();
  expect(calls.filter(({ path }) => path === "chat/regenerate")).toHaveLength(1);
});

test("from one version to the next, the keyboard stays on its button", async () => {
  const ids = ["a", "b", "c"].map((letter) => `44444444-4444-4444-8444-44444444444${letter}`);
  let chosen = ids[2] ?? "";
  fakeCalls({
    "chat/list": () => [{ ...asthma, found: null }],
    "chat/open": (input: { id: string }) => holding(written({ id: chosen, versions: ids }))(input),
    "chat/choose": ({ messageId }: { messageId: string }) => {
      chosen = messageId;
      return {};
    },
  });
  await renderPage(<ChatPage />, { texts: ["chat"], at: `/chat?conversation=${OTHER}` });
  await userEvent.click(await screen.findByRole("button", { name: "Version précédente" }));
  await screen.findByText("2/3");
  expect(screen.getByRole("button", { name: "Version précédente" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await screen.findByText("1/3");
  expect(screen.getByRole("button", { name: "Version suivante" })).toHaveFocus();
});

test("a window that closes gives the keyboard back to what opened it", async () => {
  fakeCalls({
    "chat/list": () => [{ ...asthma, found: null }],
    "chat/open": holding(written({})),
    "chat/rename": ({ title }: { title: string }) => ({ ...asthma, title }),
  });
  await renderPage(<ChatPage />, { texts: ["chat"], at: `/chat?conversation=${OTHER}` });
  const keys = await screen.findByRole("button", { name: "Raccourcis clavier" });
  await userEvent.click(keys);
  await screen.findByRole("dialog");
  await userEvent.keyboard("{Escape}");
  await vi.waitFor(() => expect(keys).toHaveFocus());
  await userEvent.click(await screen.findByRole("button", { name: /^Options de/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Renommer" }));
  await userEvent.type(await screen.findByRole("textbox", { name: "Nouveau titre" }), " !{Enter}");
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await vi.waitFor(() => expect(screen.getByRole("button", { name: /^Options de/ })).toHaveFocus());
});
