// Run by the build only: of each page that the router has, the modules that it is drawn by, the
// texts that it needs, and what is on screen until they are there.
import type { AnyRoute } from "@tanstack/react-router";
import { renderToStaticMarkup } from "react-dom/server";
import type { Language } from "#platform/i18n/languages.ts";
import { shellRoute } from "#platform/ui/routing/roots.ts";
import { ANY_PATH } from "../not-found-route.ts";
import { router } from "../router.tsx";
import { FirstPaint } from "./first-paint.tsx";

export interface BuiltPage {
  path: string;
  /** Sources of its components, from the frame to the page. */
  modules: string[];
  /** Namespaces. */
  texts: string[];
  /** Nothing for a page that anyone may open: it has no frame. */
  body: string;
}

type Texts = { [key: string]: string | Texts };
const files = import.meta.glob<{ default: Texts }>("../../../features/*/messages/*/*.json", {
  eager: true,
});

function textOf(namespace: string, key: string, language: Language): string {
  const file = Object.keys(files).find((path) => path.endsWith(`/${language}/${namespace}.json`));
  const found = key
    .split(".")
    .reduce<string | Texts | undefined>(
      (at, part) => (typeof at === "object" ? at[part] : undefined),
      file ? files[file]?.default : undefined,
    );
  if (typeof found !== "string") throw new Error(`No text ${namespace}:${key} in ${language}`);
  return found;
}

/** Names the module that a component would load, instead of loading it. */
type Opened = (module: string) => Promise<never>;

const modules = new Map<unknown, string>();

function moduleOf({ options }: AnyRoute): string[] {
  const component = options.component as { preload?: () => unknown } | undefined;
  if (!component?.preload) return [];
  if (!modules.has(component)) {
    const seen = globalThis as { opened?: Opened };
    seen.opened = (module) => {
      modules.set(component, module);
      return new Promise(() => {});
    };
    component.preload();
  }
  return [modules.get(component) ?? []].flat();
}

const chainOf = (route: AnyRoute): AnyRoute[] =>
  route.parentRoute ? [...chainOf(route.parentRoute as AnyRoute), route] : [route];

export const pages = (): BuiltPage[] =>
  Object.entries(router.routesByPath as Record<string, AnyRoute>)
    // The home page is written apart.
    .filter(([path]) => path !== ANY_PATH && path !== "/")
    .map(([path, route]) => {
      const chain = chainOf(route);
      const { drawn, texts: namespace = "" } = route.options.staticData ?? {};
      return {
        path,
        modules: chain.flatMap(moduleOf),
        texts: chain.flatMap(({ options }) => options.staticData?.texts ?? []),
        body: chain.includes(shellRoute as AnyRoute)
          ? renderToStaticMarkup(
              <FirstPaint
                drawn={drawn}
                text={(key, language) => textOf(namespace, key, language)}
              />,
            )
          : "",
      };
    });
