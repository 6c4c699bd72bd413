import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  type AnyRouter,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { type RenderResult, render } from "@testing-library/react";
import { type ReactNode, Suspense } from "react";
import { loadTexts } from "#platform/i18n/web/i18n.ts";
import { theme } from "../theme.ts";

export interface RenderOptions {
  /** Namespaces of the component's texts. */
  texts?: readonly string[];
  /** Address at which the component is drawn. */
  at?: string;
}

/**
 * Draws a component of a signed-in page: theme, query client, a router in memory and French texts.
 */
export async function renderPage(
  ui: ReactNode,
  { texts = [], at = "/" }: RenderOptions = {},
): Promise<RenderResult & { router: AnyRouter }> {
  await loadTexts("common", ...texts);
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path: "$", component: () => ui });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [at] }),
  });
  await router.load();
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
  });
  const drawn = render(
    <MantineProvider theme={theme} env="test">
      <QueryClientProvider client={client}>
        <Suspense fallback={null}>
          <RouterProvider router={router as never} />
        </Suspense>
      </QueryClientProvider>
    </MantineProvider>,
  );
  return Object.assign(drawn, { router });
}
