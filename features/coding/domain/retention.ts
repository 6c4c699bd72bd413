/** How long a coding that a person asked to keep stays. */
export const RETENTION_DAYS = 7;
