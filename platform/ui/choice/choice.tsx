import styles from "./choice.module.css";

interface ChipsProps<Value extends string> {
  legend: string;
  options: readonly Value[];
  chosen: readonly Value[];
  say(option: Value): string;
  onChange(chosen: readonly Value[]): void;
}

/** Any of a few; none is all. */
export function Chips<Value extends string>(props: ChipsProps<Value>) {
  const { legend, options, chosen, say, onChange } = props;
  const press = (option: Value) =>
    onChange(
      chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option],
    );
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option}>
          <input type="checkbox" checked={chosen.includes(option)} onChange={() => press(option)} />
          <span>{say(option)}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface ChoiceProps<Value extends string | number> {
  legend: string;
  /** Of the group of radio buttons: one of its kind in the page. */
  name: string;
  options: readonly Value[];
  value: Value;
  say(option: Value): string;
  onChange(value: Value): void;
}

/** One of a few, all in sight. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { legend, name, options, value, say, onChange } = props;
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
