// Whether the browser, or a hand, erased the second copy of the queue. Remembered until the person
// read it: the tab that makes the database again may die before it shows anything.

/** Says that the database existed once: one that is made later was erased in between. */
const MIRRORED_KEY = "offline-mirrored";
const ERASED_KEY = "offline-mirror-erased";

// Where the local storage has no room to remember it.
let erasedHere = false;

export const erasure = {
  /** The database of the mirror was made just now. */
  noteCreated(): void {
    let before = false;
    try {
      before = localStorage.getItem(MIRRORED_KEY) !== null;
      localStorage.setItem(before ? ERASED_KEY : MIRRORED_KEY, "1");
    } catch {
      erasedHere = before;
    }
  },
  /** An erasure that nobody has read yet. */
  unread(): boolean {
    try {
      return erasedHere || localStorage.getItem(ERASED_KEY) !== null;
    } catch {
      return erasedHere;
    }
  },
  read(): void {
    erasedHere = false;
    try {
      localStorage.removeItem(ERASED_KEY);
    } catch {
      // refused: it is told again at the next visit
    }
  },
};
