import type { ComponentProps, MouseEvent } from "react";
import { useContext } from "react";
import { DynamicLink } from "#platform/ui/routing/dynamic-link.tsx";
import type { Source } from "../domain/message.ts";
import { CitingContext, placeOf } from "./citing.ts";

interface Props extends Omit<ComponentProps<typeof DynamicLink>, "to" | "onClick"> {
  source: Source;
}

/**
 * Number n opens source n: beside the conversation when there is room for it, on its own page
 * otherwise and for who asks for another tab.
 */
export function SourceLink({ source, ...props }: Props) {
  const citing = useContext(CitingContext);
  if (!citing || !placeOf(source)) return <DynamicLink to={source.route} {...props} />;
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0)
      return;
    event.preventDefault();
    citing.open(source.n);
  };
  return (
    <DynamicLink
      to={source.route}
      {...props}
      aria-expanded={citing.opened === source.n}
      onClick={onClick}
    />
  );
}
