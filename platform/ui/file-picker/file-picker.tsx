import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import styles from "./file-picker.module.css";

type FilePickerProps = Omit<ComponentProps<"input">, "type" | "className"> & {
  /** What the button says; else that it chooses a file. */
  says?: string;
};

/**
 * A file of this device. The browser's own button speaks the browser's language and no theme: it
 * lies unseen over one of ours, so that a press, a drop and the keyboard reach it. What names and
 * describes it is its caller's, like any input.
 */
export function FilePicker({ says, ...input }: FilePickerProps) {
  const { t } = useTranslation("common");
  return (
    <span className={styles.picker}>
      <input {...input} type="file" />
      <span aria-hidden>{says ?? t(input.multiple ? "files.chooseSeveral" : "files.choose")}</span>
    </span>
  );
}
