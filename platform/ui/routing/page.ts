import { loadTexts, text } from "#platform/i18n/web/i18n.ts";

export interface PageOptions {
  namespace: string;
  /**
   * Where title and description stand in the namespace; "page" unless a feature has several pages.
   */
  key?: string;
  noindex?: boolean;
  /** What stands at its top whoever opens it: on screen before the application is there. */
  drawn?: Drawn;
}

/** Keys of the namespace. */
export interface Drawn {
  title: string;
  lead?: string;
  /** A bar of the page's own stands above. */
  under?: "bar";
}

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** Namespace of the texts that the route is drawn with. */
    texts?: string;
    drawn?: Drawn;
  }
}

type Meta = { title: string } | { name: string; content: string };

/**
 * Loader and head of a route: texts are there before the page is drawn, `<namespace>:<key>.title`
 * and `.description` go to the document. Spread it in createRoute.
 */
export const page = ({ namespace, key = "page", noindex = false, drawn }: PageOptions) => ({
  staticData: { texts: namespace, ...(drawn ? { drawn } : {}) },
  loader: (): Promise<void> => loadTexts(namespace),
  head: (): { meta: Meta[] } => ({
    meta: [
      { title: `${text(`${namespace}:${key}.title`)} — Sclepios` },
      { name: "description", content: text(`${namespace}:${key}.description`) },
      { name: "robots", content: noindex ? "noindex" : "index, follow" },
    ],
  }),
});
