import { type ReactNode, useId } from "react";

/** One component, in all its states. */
export function Shown({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} style={{ padding: "24px 0", borderTop: "1px solid" }}>
      <h2 id={id}>{name}</h2>
      <div style={{ display: "grid", gap: 16 }}>{children}</div>
    </section>
  );
}
