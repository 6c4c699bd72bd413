import { IconSearch, IconX } from "@tabler/icons-react";
import { type KeyboardEvent, useRef } from "react";
import styles from "./search-panel.module.css";
import { useEarlyKeys } from "./use-early-keys.ts";

interface Props {
  value: string;
  onChange(value: string): void;
  label: string;
  placeholder: string;
  /** Name of the button that empties the field. */
  clear: string;
  maxLength: number;
  /** The results of what is typed are still to come. */
  pending: boolean;
}

/**
 * The search of a page on its ECG paper. Arrow down leaves the field for the first result; Escape
 * empties it.
 */
export function SearchPanel({
  value,
  onChange,
  label,
  placeholder,
  clear,
  maxLength,
  pending,
}: Props) {
  const field = useRef<HTMLInputElement>(null);
  const earlyKeys = useEarlyKeys(pending);
  const type = (next: string) => {
    earlyKeys.forget();
    onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && value !== "") {
      event.preventDefault();
      type("");
    }
    earlyKeys.onKeyDown(event);
  };
  return (
    <search className={styles.panel}>
      <div className={styles.field}>
        <IconSearch size={22} stroke={1.7} aria-hidden />
        <input
          ref={field}
          type="search"
          value={value}
          maxLength={maxLength}
          autoComplete="off"
          spellCheck={false}
          aria-label={label}
          placeholder={placeholder}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={earlyKeys.forget}
        />
        {value !== "" && (
          <button
            type="button"
            className={styles.clear}
            aria-label={clear}
            onClick={() => {
              type("");
              field.current?.focus();
            }}
          >
            <IconX size={20} aria-hidden />
          </button>
        )}
      </div>
    </search>
  );
}
