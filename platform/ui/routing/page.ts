import { loadTexts, text } from "#platform/i18n/web/i18n.ts";

export interface PageOptions {
  namespace: string;
  /** Where title and description stand in the namespace; "page" unless a feature has several pages. */
  key?: string;
  noindex?: boolean;
}

type Meta = { title: string } | { name: string; content: string };

/** Loader and head of a route: texts are there before the page is drawn, `<namespace>:<key>.title` and
 *  `.description` go to the document. Spread it in createRoute. */
export const page = ({ namespace, key = "page", noindex = false }: PageOptions) => ({
  loader: (): Promise<void> => loadTexts(namespace),
  head: (): { meta: Meta[] } => ({
    meta: [
      { title: `${text(`${namespace}:${key}.title`)} — Sclepios` },
      { name: "description", content: text(`${namespace}:${key}.description`) },
      { name: "robots", content: noindex ? "noindex" : "index, follow" },
    ],
  }),
});
