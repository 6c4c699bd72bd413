import { Suspense, useState } from "react";
import { contributions } from "#platform/feature/web/registry.ts";
import type { Action } from "#platform/feature/web/web-feature.ts";
import { navText } from "#platform/i18n/web/i18n.ts";
import { NamedIcon } from "./named-icon.tsx";
import { DynamicLink } from "./routing/dynamic-link.tsx";

interface TargetActionsProps {
  kind: string;
  id: string;
  className?: string | undefined;
}

/** What other features can do with this content: none of them is known here by name. */
export function TargetActions({ kind, id, className }: TargetActionsProps) {
  return contributions("actions")
    .filter(({ kinds }) => kinds.includes(kind))
    .map((action) =>
      action.dialog ? (
        <InPlace key={action.id} action={action} kind={kind} id={id} className={className} />
      ) : (
        <DynamicLink
          key={action.id}
          className={className}
          to={action.to({ kind, id })}
          marked={false}
        >
          <Name action={action} />
        </DynamicLink>
      ),
    );
}

const Name = ({ action: { icon, label } }: { action: Action }) => (
  <>
    {icon && <NamedIcon name={icon} size={20} stroke={1.7} />}
    {navText(label)}
  </>
);

function InPlace({ action, kind, id, className }: TargetActionsProps & { action: Action }) {
  const [open, setOpen] = useState(false);
  const { dialog: Dialog } = action;
  if (!Dialog) return null;
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        <Name action={action} />
      </button>
      {open && (
        <Suspense fallback={null}>
          <Dialog kind={kind} id={id} to={action.to({ kind, id })} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
