// Parts whose identity is their place: lines that are only ever added at the end, cells of a
// column, parts of a sentence.
import { createElement, Fragment, type ReactNode } from "react";

/** Draws each part where it stands. React tells them apart by position: none needs a key. */
export const inPlace = <Part>(
  parts: readonly Part[],
  draw: (part: Part, place: number) => ReactNode,
): ReactNode => createElement(Fragment, null, ...parts.map(draw));
