// Words that say that what follows is absent.

export const WITHOUT: ReadonlySet<string> = new Set(
  "sans without sin hor hors ni nor exclu elimine denie".split(" "),
);

/** What is said of a pain is denied with it. */
export const OF_SOMETHING: ReadonlySet<string> = new Set(
  "douleur pain dolor signe trouble deficit".split(" "),
);
