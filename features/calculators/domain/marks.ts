// What a person keeps of the calculators: favourites, and those opened last.

/** As many as are shown. */
export const RECENT = 8;

export interface Marks {
  /** In the order in which they were chosen. */
  favourites: readonly string[];
  /** Last opened first. */
  recents: readonly string[];
}

export const NO_MARKS: Marks = { favourites: [], recents: [] };

export interface FavouriteChange {
  calculator: string;
  favourite: boolean;
}

/** The marks once these changes, oldest first, are made. */
export function withFavourites(marks: Marks, changes: readonly FavouriteChange[]): Marks {
  let favourites = [...marks.favourites];
  for (const { calculator, favourite } of changes) {
    const others = favourites.filter((one) => one !== calculator);
    const stays = favourite && others.length < favourites.length;
    if (!stays) favourites = favourite ? [...others, calculator] : others;
  }
  return { ...marks, favourites };
}

export const withOpened = (marks: Marks, calculator: string): Marks => ({
  ...marks,
  recents: [calculator, ...marks.recents.filter((one) => one !== calculator)].slice(0, RECENT),
});
