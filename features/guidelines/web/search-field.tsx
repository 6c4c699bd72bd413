import { IconSearch, IconX } from "@tabler/icons-react";
import { type KeyboardEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import styles from "./library.module.css";

/** Arrow down leaves the field for the first result; Escape empties it. */
export function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation("guidelines");
  const field = useRef<HTMLInputElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && value !== "") {
      event.preventDefault();
      onChange("");
    }
    if (event.key === "ArrowDown") {
      const first = document.querySelector<HTMLElement>("[data-result]");
      if (first) {
        event.preventDefault();
        first.focus();
      }
    }
  };
  return (
    <search className={styles.panel}>
      <div className={styles.field}>
        <IconSearch size={22} stroke={1.7} aria-hidden />
        <input
          ref={field}
          type="search"
          value={value}
          maxLength={300}
          autoComplete="off"
          spellCheck={false}
          aria-label={t("search.label")}
          placeholder={t("search.placeholder")}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        {value !== "" && (
          <button
            type="button"
            className={styles.clear}
            aria-label={t("search.clear")}
            onClick={() => {
              onChange("");
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
