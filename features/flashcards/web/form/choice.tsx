import styles from "./form.module.css";

interface ChoiceProps<Value extends string> {
  legend: string;
  /** Of the group of radio buttons: one of its kind in the page. */
  name: string;
  options: readonly Value[];
  value: Value;
  say(option: Value): string;
  onChange(value: Value): void;
}

/** One of a few, all in sight. */
export function Choice<Value extends string>({
  legend,
  name,
  options,
  value,
  say,
  onChange,
}: ChoiceProps<Value>) {
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option}>
          <input
            type="radio"
            name={name}
            checked={value === option}
            onChange={() => onChange(option)}
          />
          <span>{say(option)}</span>
        </label>
      ))}
    </fieldset>
  );
}
