// The components of every page, each in its states: built and looked at by app/e2e/gallery.spec.ts,
// never part of the application.
import "#platform/ui/styles.ts";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { createRoot } from "react-dom/client";
import { loadTexts, startI18n } from "#platform/i18n/web/i18n.ts";
import type { TextLoader, TextTree } from "#platform/i18n/web/texts.ts";
import { Providers } from "#platform/ui/providers.tsx";
import { Gallery } from "./gallery.tsx";

const files = import.meta.glob<{ default: TextTree }>("../../platform/*/messages/fr/*.json");

const loadMessages: TextLoader = async (_, namespace) => {
  const [, load] =
    Object.entries(files).find(([path]) => path.endsWith(`/${namespace}.json`)) ?? [];
  return load ? (await load()).default : {};
};

await startI18n(loadMessages);
await loadTexts("common", "offline");
const root = createRootRoute({
  component: () => (
    <Providers>
      <Gallery />
    </Providers>
  ),
});
const router = createRouter({
  routeTree: root,
  history: createMemoryHistory({ initialEntries: ["/"] }),
});
await router.load();
const place = document.getElementById("root");
if (place) createRoot(place).render(<RouterProvider router={router as never} />);
