import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { webFeature } from "#platform/feature/web/web-feature.ts";
import { navText } from "#platform/i18n/web/i18n.ts";
import { page } from "#platform/ui/routing/page.ts";
import { shellRoute } from "#platform/ui/routing/roots.ts";
import { readSearch } from "./search.ts";

const chatRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/chat",
  validateSearch: readSearch,
  ...page({
    namespace: "chat",
    drawn: { title: "start.title", lead: "start.modes.general", under: "bar" },
  }),
  component: lazyRouteComponent(() => import("./chat-page.tsx"), "ChatPage"),
});

export const chat = webFeature({
  name: "chat",
  routes: [chatRoute],
  nav: [
    {
      to: "/chat",
      label: "chat:nav.title",
      icon: "chat/message-bolt",
      group: "today",
      order: 20,
      bar: { order: 20 },
    },
  ],
  widgets: { dashboard: async () => (await import("./contributions.ts")).contributions },
  shortcuts: async () => (await import("./shortcut-list.ts")).shortcutList(),
  adminPages: [
    {
      path: "feedback",
      label: "chat:nav.feedback",
      icon: "chat/thumb-up",
      order: 64,
      namespace: "chat",
      key: "opinions",
      component: lazyRouteComponent(() => import("./opinions-page.tsx"), "OpinionsPage"),
    },
  ],
  offline: [
    {
      pack: {
        id: "conversations",
        label: "chat:offline.pack",
        works: "chat:offline.works",
        records: ["conversation"],
        leaves: { type: "conversation", turn: 1, label: "chat:offline.leaves" },
        follows: ["create", "rename", "pin", "archive", "remove", "restore", "send", "choose"].map(
          (call) => `chat/${call}`,
        ),
        warm: async (tools) =>
          (await import("./offline/cached-conversations.ts")).warmConversations(tools),
        opens: async () => (await import("./offline/cached-conversations.ts")).conversationsOpen(),
      },
    },
  ],
  commands: [{ id: "new-conversation", label: "chat:nav.new", to: "/chat" }],
  palette: [
    {
      id: "ask",
      group: "chat:nav.title",
      last: true,
      search: async (query) => [
        {
          id: "ask",
          label: navText("chat:nav.ask", { question: query }),
          to: "/chat",
          carries: query,
        },
      ],
    },
    {
      id: "conversations",
      group: "chat:nav.conversations",
      async search(query, signal) {
        const { findConversations } = await import("./palette.ts");
        return findConversations(query, signal);
      },
    },
  ],
});
