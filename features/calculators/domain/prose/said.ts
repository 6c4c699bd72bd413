// One answer of the question, with its place.
import type { Place } from "./phrases.ts";

export interface Said<V> extends Place {
  value: V;
}
