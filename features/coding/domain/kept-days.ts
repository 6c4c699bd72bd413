/** How long a coding that a person asked to keep stays. */
export const KEPT_DAYS = 7;
