import { type ComponentProps, type ReactNode, useId } from "react";
import shared from "#platform/ui/public.module.css";

type InputProps = Omit<ComponentProps<"input">, "value" | "onChange" | "id">;

interface Props extends InputProps {
  label: string;
  value: string;
  onValue(value: string): void;
  fault?: string | undefined;
  hint?: ReactNode;
}

/** A labelled input with its hint and its fault, both read with it. */
export function TextField({ label, value, onValue, fault, hint, ...input }: Props) {
  const id = useId();
  const described = [hint ? `${id}-hint` : "", fault ? `${id}-fault` : ""]
    .filter(Boolean)
    .join(" ");
  return (
    <div className={shared.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        value={value}
        onChange={(event) => onValue(event.currentTarget.value)}
        aria-invalid={fault !== undefined}
        aria-describedby={described || undefined}
      />
      {hint && (
        <p id={`${id}-hint`} className={shared.hint}>
          {hint}
        </p>
      )}
      {fault && (
        <p id={`${id}-fault`} className={shared.err}>
          {fault}
        </p>
      )}
    </div>
  );
}
