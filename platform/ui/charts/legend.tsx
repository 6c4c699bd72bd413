import styles from "./charts.module.css";

/** Words for the colours of a chart; one colour needs none. */
export function Legend({ parts }: { parts: readonly string[] }) {
  if (parts.length < 2) return null;
  return (
    <ul className={styles.legend} aria-hidden>
      {parts.map((part, index) => (
        <li key={part} data-part={index}>
          {part}
        </li>
      ))}
    </ul>
  );
}
