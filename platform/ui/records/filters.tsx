// Filters above a list of rows. Native controls: they work by keyboard, on a phone and with a
// screen reader as they are.
import { useEffect, useState } from "react";
import styles from "./records.module.css";

interface Option {
  value: string;
  label: string;
}

export function SelectFilter(props: {
  label: string;
  value: string;
  options: readonly Option[];
  onChange(value: string): void;
}) {
  const { label, value, options, onChange } = props;
  return (
    <label className={styles.filter}>
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

const PAUSE_MS = 300;

/** Tells the text once typing pauses. */
export function SearchFilter(props: {
  label: string;
  hint: string;
  value: string;
  onChange(value: string): void;
}) {
  const { label, hint, value, onChange } = props;
  const [typed, setTyped] = useState(value);
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => onChange(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);
  return (
    <label className={`${styles.filter} ${styles.grow}`}>
      <span>{label}</span>
      <input
        type="search"
        placeholder={hint}
        value={typed}
        maxLength={200}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </label>
  );
}
