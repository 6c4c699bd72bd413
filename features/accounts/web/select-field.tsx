import { useId } from "react";
import shared from "#platform/ui/public.module.css";

interface Props<Value extends string> {
  name: string;
  label: string;
  value: Value | null;
  /** In the order they are offered. */
  options: readonly { value: Value; label: string }[];
  /** What stands for null. */
  none: string;
  onValue(value: Value | null): void;
}

/** A labelled choice among values, or none of them. */
export function SelectField<Value extends string>(props: Props<Value>) {
  const { name, label, value, options, none, onValue } = props;
  const id = useId();
  return (
    <div className={shared.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        value={value ?? ""}
        onChange={({ currentTarget }) =>
          onValue(options.find((option) => option.value === currentTarget.value)?.value ?? null)
        }
      >
        <option value="">{none}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
