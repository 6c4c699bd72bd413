import { Link } from "@tanstack/react-router";
import type { ComponentProps, ReactElement } from "react";

type AnchorProps = Omit<ComponentProps<"a">, "href" | "ref">;

interface Props extends AnchorProps {
  to: string;
  exact?: boolean;
  /**
   * Marks the link of the current page with `aria-current`; false for the brand, which only leads
   * home.
   */
  marked?: boolean;
}

/**
 * A link to an address that is data (menu, administration pages, search results): the typed `Link`
 * cannot know it.
 */
export function DynamicLink({ to, exact = false, marked = true, ...props }: Props): ReactElement {
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
      activeProps={{ "aria-current": marked ? "page" : undefined }}
    />
  );
}
