import { Tabs } from "@mantine/core";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { PagePending } from "./routing/pending.tsx";

interface TabFrameProps<Tab extends { id: string; name: string }> {
  label: string;
  tabs: readonly Tab[];
  open: Tab["id"];
  /** The page keeps the open tab in its address. */
  onOpen(id: Tab["id"]): void;
  /** A tab that is likely to be opened: time to fetch what it needs. */
  onNear?(tab: Tab): void;
  /** A tab once opened stays: what was begun in it is still there on the way back. */
  stay?: boolean;
  /** Of what stands under the tabs. */
  className?: string;
  children(tab: Tab): ReactNode;
}

/** A page in tabs, the open one in the address. */
export function TabFrame<Tab extends { id: string; name: string }>(props: TabFrameProps<Tab>) {
  const { label, tabs, open, onOpen, onNear, stay = false, className, children } = props;
  const [visited, setVisited] = useState<readonly string[]>([open]);
  if (!visited.includes(open)) setVisited([...visited, open]);
  // On a phone the tabs are one line that scrolls: the open one must be in sight.
  useEffect(() => {
    const shown = document.querySelector<HTMLElement>(`[role="tab"][id$="-tab-${open}"]`);
    shown?.parentElement?.scrollTo?.({ left: shown.offsetLeft - 32 });
  }, [open]);
  const change = (id: string | null): void => {
    const next = tabs.find((tab) => tab.id === id);
    if (next) onOpen(next.id);
  };
  return (
    <Tabs value={open} onChange={change}>
      <Tabs.List aria-label={label}>
        {tabs.map((tab) => (
          <Tabs.Tab key={tab.id} value={tab.id} onPointerEnter={onNear && (() => onNear(tab))}>
            {tab.name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map((tab) => (
        <Tabs.Panel key={tab.id} value={tab.id} className={className}>
          {(tab.id === open || (stay && visited.includes(tab.id))) && (
            <Suspense fallback={<PagePending />}>{children(tab)}</Suspense>
          )}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
