/** The first control of a field takes the focus, and comes into view with it. */
export function goToField(name: string): void {
  const control = document.querySelector<HTMLElement>(
    `#input-${CSS.escape(name)}, [name="input-${CSS.escape(name)}"]`,
  );
  // A measure under a drawing is folded away until it is asked for.
  control?.closest("details")?.setAttribute("open", "");
  control?.focus();
}
