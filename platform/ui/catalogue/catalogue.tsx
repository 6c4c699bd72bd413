import type { ReactNode } from "react";
import styles from "./catalogue.module.css";
import { moveInResults } from "./move-in-results.ts";

interface Group {
  id: string;
  label: string;
  /** List items, each with a link that carries `data-result`. */
  lines: ReactNode;
}

/** Everything a feature offers, group by group; the arrows walk through its links. */
export function Catalogue({ groups }: { groups: readonly Group[] }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only carries the arrow keys of the links it holds.
    <div className={styles.groups} onKeyDown={moveInResults}>
      {groups.map(({ id, label, lines }) => (
        <section key={id} aria-labelledby={`group-${id}`}>
          <h2 id={`group-${id}`} className={styles.group}>
            {label}
          </h2>
          <ul className={styles.rows}>{lines}</ul>
        </section>
      ))}
    </div>
  );
}
