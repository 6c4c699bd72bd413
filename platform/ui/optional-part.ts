import { type ComponentType, type LazyExoticComponent, lazy } from "react";

const Nothing = (): null => null;

/**
 * A part that the page does without: when its code cannot be had (no network, a new deployment)
 * nothing is drawn instead of the error screen of the whole page.
 */
export const optionalPart = (
  load: () => Promise<ComponentType>,
): LazyExoticComponent<ComponentType> =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Nothing }),
    ),
  );
