import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import styles from "./file-picker.module.css";

/**
 * A file of this device. The browser's own button speaks the browser's language and no theme: it
 * lies unseen over one of ours, so that a press, a drop and the keyboard reach it. What names and
 * describes it is its caller's, like any input.
 */
export function FilePicker(input: Omit<ComponentProps<"input">, "type" | "className">) {
  const { t } = useTranslation("common");
  return (
    <span className={styles.picker}>
      <input {...input} type="file" />
      <span aria-hidden>{t(input.multiple ? "files.chooseSeveral" : "files.choose")}</span>
    </span>
  );
}
