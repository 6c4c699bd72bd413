// Title, description and robots of the deepest page that gives them, written on the tags that
// index.html already has; the router's own HeadContent would add a second title.
import type { AnyRouter } from "@tanstack/react-router";

type Meta = { title?: string; name?: string; content?: string };

const setMeta = (name: string, content: string): void => {
  let tag = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (!tag) {
    tag = document.createElement("meta");
    tag.name = name;
    document.head.append(tag);
  }
  tag.content = content;
};

const apply = (router: AnyRouter): void => {
  const metas = router.state.matches.flatMap((match) => (match.meta ?? []) as Meta[]);
  for (const { title, name, content } of metas) {
    if (title) document.title = title;
    if (name && content !== undefined) setMeta(name, content);
  }
};

/**
 * Follows the router: head of the page, then focus on its content, as a full page load would have
 * done. A page that has put the focus on one of its own fields keeps it there, and so does a dialog
 * that was opened before the page came: what is typed in it would be lost.
 */
export function followPages(router: AnyRouter): void {
  let before: Element | null = null;
  // Of the first of several: a page may replace its own address before it is settled.
  router.subscribe("onBeforeNavigate", () => {
    before ??= document.activeElement;
  });
  router.subscribe("onResolved", ({ pathChanged, fromLocation }) => {
    apply(router);
    const content = document.getElementById("content");
    const { activeElement } = document;
    const placed =
      activeElement !== before && content !== activeElement && content?.contains(activeElement);
    before = null;
    const inDialog = activeElement?.closest("[role=dialog]") != null;
    if (pathChanged && fromLocation && !placed && !inDialog)
      content?.focus({ preventScroll: true });
  });
}
