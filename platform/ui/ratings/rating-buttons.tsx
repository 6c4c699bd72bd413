import styles from "./ratings.module.css";

interface RatingButtonsProps<Rating extends string> {
  /** What is asked of the person. */
  label: string;
  /**
   * From the worst to the best, five of them: each has its colour by its place, and its key is its
   * number.
   */
  ratings: readonly { rating: Rating; name: string; meaning: string; comesBack: string }[];
  onRate(rating: Rating): void;
}

/** How well something was recalled, each answer with when it would be asked again. */
export function RatingButtons<Rating extends string>({
  label,
  ratings,
  onRate,
}: RatingButtonsProps<Rating>) {
  return (
    <fieldset className={styles.ratings} aria-label={label}>
      {ratings.map(({ rating, name, meaning, comesBack }, place) => (
        <button key={rating} type="button" onClick={() => onRate(rating)}>
          <b>{name}</b>
          <span>{meaning}</span>
          <small>{comesBack}</small>
          <kbd aria-hidden>{place + 1}</kbd>
        </button>
      ))}
    </fieldset>
  );
}
