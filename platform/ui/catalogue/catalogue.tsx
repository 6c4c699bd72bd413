import type { ReactNode } from "react";
import { listView, usePreference } from "../device-preference.ts";
import styles from "./catalogue.module.css";
import { moveInResults } from "./move-in-results.ts";

interface Group {
  id: string;
  label: string;
  /** List items, each with a link that carries `data-result`. */
  lines: ReactNode;
}

/**
 * Everything a feature offers, group by group, drawn as the person prefers lists; the arrows walk
 * through its links.
 */
export function Catalogue({ groups }: { groups: readonly Group[] }) {
  const view = usePreference(listView);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only carries the arrow keys of the links it holds.
    <div className={styles.groups} data-view={view} onKeyDown={moveInResults}>
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
