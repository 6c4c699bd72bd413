import { type ReactNode, useId } from "react";
import { inPlace } from "../in-place.ts";
import styles from "./charts.module.css";

interface ChartFigureProps {
  title: string;
  /** What the chart says, in a sentence. */
  about: ReactNode;
  /** The words that open the table: "Table: <title>". */
  table: string;
  columns: readonly string[];
  rows: readonly (readonly [string, ...string[]])[];
  children: ReactNode;
}

/** A chart with its title, its sentence, and the same figures as a table. */
export function ChartFigure({ title, about, table, columns, rows, children }: ChartFigureProps) {
  const id = useId();
  return (
    <section className={styles.figure} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{about}</p>
      {children}
      <details>
        <summary>{table}</summary>
        <table aria-label={title}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([head, ...cells]) => (
              <tr key={head}>
                <th scope="row">{head}</th>
                {inPlace(cells, (cell) => (
                  <td>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
