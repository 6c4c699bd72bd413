// A card that is pushed aside with a finger: far enough and straight enough to be meant.

/** Pixels from which a movement is meant. */
export const FAR_ENOUGH = 72;

export type Side = "left" | "right";

/** The side that a movement leans to, whatever its length; null for one that scrolls. */
export const leansTo = (x: number, y: number): Side | null => {
  if (Math.abs(x) <= 2 * Math.abs(y)) return null;
  return x < 0 ? "left" : "right";
};

/** The side that a movement means once the finger is lifted; null when it means none. */
export const swipedTo = (x: number, y: number): Side | null =>
  Math.abs(x) < FAR_ENOUGH ? null : leansTo(x, y);
