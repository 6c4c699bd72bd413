import { Link } from "@tanstack/react-router";
import type { ComponentProps, ReactElement } from "react";

type AnchorProps = Omit<ComponentProps<"a">, "href" | "ref">;

/** A link to an address that is data (menu, administration pages, search results): the typed `Link` cannot know it.
 *  The current page's link carries `aria-current`. */
export function DynamicLink({
  to,
  exact = false,
  ...props
}: AnchorProps & { to: string; exact?: boolean }): ReactElement {
  const [path = "/", hash] = to.split("#");
  const [pathname, query] = path.split("?");
  const search = Object.fromEntries(new URLSearchParams(query));
  return (
    <Link
      {...(props as object)}
      to={pathname as "/"}
      search={search as never}
      {...(hash ? { hash } : {})}
      activeOptions={{ exact, includeSearch: false }}
      activeProps={{ "aria-current": "page" }}
    />
  );
}
