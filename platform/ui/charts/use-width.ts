import { type RefObject, useEffect, useRef, useState } from "react";

/** The width a chart has, in pixels: drawn to it, its figures keep their size on a phone. */
export function useWidth<E extends HTMLElement>(): [RefObject<E | null>, number] {
  const place = useRef<E>(null);
  const [width, setWidth] = useState(640);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () => setWidth(Math.max(240, Math.round(element.clientWidth) || 640));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [place, width];
}
