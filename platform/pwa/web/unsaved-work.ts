// Whether a reload would lose something, in this tab or in another: forms with changes, and
// whatever a feature holds (a stream, a recording, an examination). A tab that holds something owns
// a shared lock, which the browser frees with the tab.

const LOCK = "sclepios-unsaved";
const LOOK_AGAIN = 1_000;
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const holds = new Set<symbol>();
/** Fields touched here, with what they held before. */
const touched = new Map<Field, string>();
const listeners = new Set<() => void>();
let dirty = false;
let release: (() => void) | null = null;
let timer: ReturnType<typeof setInterval> | undefined;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  // What is typed to search is no work.
  (target instanceof HTMLInputElement &&
    !["search", "button", "submit"].includes(target.type) &&
    !target.role);

const contentOf = (field: Field): string =>
  field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio")
    ? String(field.checked)
    : field.value;

/**
 * What a field held before the change that is being told: the document hears of it before the
 * page's own code, which would write the new value in the attribute. Of a list nothing is known: it
 * counts as changed.
 */
const before = (field: Field): string => {
  if (field instanceof HTMLSelectElement) return "\0";
  const ticked = field.type === "checkbox" || field.type === "radio";
  return ticked ? String(!(field as HTMLInputElement).checked) : field.defaultValue;
};

const changed = (): boolean => {
  for (const [field, held] of touched) {
    if (!field.isConnected) touched.delete(field);
    else if (contentOf(field) !== held) return true;
  }
  return false;
};

function look(): void {
  const now = holds.size > 0 || changed();
  if (now === dirty) return;
  dirty = now;
  clearInterval(timer);
  if (dirty) {
    // A form that left the page tells nobody.
    timer = setInterval(look, LOOK_AGAIN);
    void navigator.locks?.request(LOCK, { mode: "shared" }, () => {
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      if (!dirty) release?.();
      return held;
    });
  } else {
    release?.();
    release = null;
  }
  for (const listener of listeners) listener();
}

/** Something would be lost by a reload, until the returned function is called. */
export function holdUnsaved(): () => void {
  const hold = Symbol("unsaved");
  holds.add(hold);
  look();
  return () => {
    holds.delete(hold);
    look();
  };
}

export const unsaved = {
  here(): boolean {
    look();
    return dirty;
  },
  /** In any tab of the application. */
  async anywhere(): Promise<boolean> {
    if (unsaved.here()) return true;
    const locks = await navigator.locks?.query();
    return locks?.held?.some(({ name }) => name === LOCK) ?? false;
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/**
 * Notices the changes of forms that say nothing themselves. A form that is submitted is taken for
 * saved: its next change counts again. Returns the way to stop.
 */
export function watchForms(): () => void {
  const onFocus = ({ target }: Event): void => {
    if (isField(target) && !touched.has(target)) touched.set(target, contentOf(target));
  };
  const onInput = ({ target }: Event): void => {
    // Focused before this code was there, or filled by a password manager.
    if (isField(target) && !touched.has(target)) touched.set(target, before(target));
    look();
  };
  const onSubmit = ({ target }: Event): void => {
    for (const field of touched.keys())
      if (field.form === target) touched.set(field, contentOf(field));
    look();
  };
  const onReset = ({ target }: Event): void => {
    for (const field of touched.keys()) if (field.form === target) touched.delete(field);
    look();
  };
  const watched: [string, (event: Event) => void][] = [
    ["focusin", onFocus],
    ["input", onInput],
    ["change", onInput],
    ["submit", onSubmit],
    ["reset", onReset],
  ];
  for (const [type, listener] of watched)
    document.addEventListener(type, listener, { capture: true, passive: true });
  return () => {
    for (const [type, listener] of watched)
      document.removeEventListener(type, listener, { capture: true });
    clearInterval(timer);
    touched.clear();
    look();
  };
}
