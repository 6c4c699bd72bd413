import type { ReactNode } from "react";
import type { Drawing } from "../../../domain/drawing.ts";
import styles from "./kinds.module.css";

/** The lines of a drawing, in the colours of the theme; `children` are drawn over them. */
export function DrawingLines({ image, children }: { image: Drawing; children?: ReactNode }) {
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${image.width} ${image.height}`}
      aria-hidden="true"
      focusable="false"
    >
      {image.marks.map((mark, at) =>
        "path" in mark ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are an order
          <path key={at} d={mark.path} className={styles[mark.as]} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are an order
          <text key={at} x={mark.x} y={mark.y} fontSize={mark.size} className={styles.word}>
            {mark.word}
          </text>
        ),
      )}
      {children}
    </svg>
  );
}

/** A drawing beside a statement, and what it shows in words. */
export function DrawingFigure({ image, children }: { image: Drawing; children?: ReactNode }) {
  return (
    <figure className={styles.figure}>
      <DrawingLines image={image}>{children}</DrawingLines>
      <figcaption lang="fr">{image.alt}</figcaption>
    </figure>
  );
}
