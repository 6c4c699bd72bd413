import { contributions } from "#platform/feature/web/registry.ts";
import { navText } from "#platform/i18n/web/i18n.ts";
import { NamedIcon } from "./named-icon.tsx";
import { DynamicLink } from "./routing/dynamic-link.tsx";

interface TargetActionsProps {
  kind: string;
  id: string;
  className?: string | undefined;
}

/** What other features can do with this content, as links: none of them is known here by name. */
export function TargetActions({ kind, id, className }: TargetActionsProps) {
  return contributions("actions")
    .filter(({ kinds }) => kinds.includes(kind))
    .map(({ id: action, label, icon, to }) => (
      <DynamicLink key={action} className={className} to={to({ kind, id })} marked={false}>
        {icon && <NamedIcon name={icon} size={20} stroke={1.7} />}
        {navText(label)}
      </DynamicLink>
    ));
}
