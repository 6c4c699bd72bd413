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

const opened = new Map<unknown, string[]>();

/** Its own, and those of other rooms that it asks for with it. */
function modulesOf({ options }: AnyRoute): string[] {
  const component = options.component as { preload?: () => unknown } | undefined;
  if (!component?.preload) return [];
  const known = opened.get(component);
  if (known) return known;
  const modules: string[] = [];
  opened.set(component, modules);
  const seen = globalThis as { opened?: Opened };
  seen.opened = (module) => {
    modules.push(module);
    return new Promise(() => {});
  };
  component.preload();
  return modules;
}

const namespaces = new Set(Object.keys(files).map((path) => path.split("/").at(-1)?.slice(0, -5)));

/** The texts of the rooms that these modules are of: a room has one namespace, or another's. */
const textsOf = (modules: readonly string[]): string[] =>
  modules.flatMap((module) => /features\/([^/]+)\/web\//.exec(module)?.[1] ?? []);

const chainOf = (route: AnyRoute): AnyRoute[] =>
  route.parentRoute ? [...chainOf(route.parentRoute as AnyRoute), route] : [route];

export const pages = (): BuiltPage[] =>
  Object.entries(router.routesByPath as Record<string, AnyRoute>)
    // The home page is written apart.
    .filter(([path]) => path !== ANY_PATH && path !== "/")
    .map(([path, route]) => {
      const chain = chainOf(route);
      const { drawn, texts: namespace = "" } = route.options.staticData ?? {};
      const modules = chain.flatMap(modulesOf);
      return {
        path,
        modules,
        texts: [
          ...chain.flatMap(({ options }) => options.staticData?.texts ?? []),
          ...textsOf(modules).filter((name) => namespaces.has(name)),
        ],
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
