import { type ReactNode, useId } from "react";
import styles from "./create.module.css";

interface FieldProps {
  label: string;
  hint: string | null;
  fault: string | null;
  children(props: { id: string; "aria-describedby"?: string; "aria-invalid"?: true }): ReactNode;
}

/** A field on the dark paper, with what helps to fill it or what is wrong. */
export function Field({ label, hint, fault, children }: FieldProps) {
  const id = useId();
  const said = fault ?? hint;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        ...(said === null ? {} : { "aria-describedby": `${id}-said` }),
        ...(fault === null ? {} : { "aria-invalid": true }),
      })}
      {said !== null && (
        <p
          id={`${id}-said`}
          role={fault ? "alert" : undefined}
          className={fault ? styles.fault : styles.note}
        >
          {said}
        </p>
      )}
    </div>
  );
}
