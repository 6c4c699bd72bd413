/**
 * Gives each row its time as id, moved by a millisecond while another row has it. None is of the
 * future: Anki refuses the whole package (`check_ids`, rslib/src/import_export/gather.rs).
 */
export function uniqueIds(now: number) {
  /**
   * From an id that is taken to one that may be free; shortened at each look, as many rows may want
   * one moment.
   */
  const next = new Map<number, number>();
  return (wanted: number) => {
    let id = Math.min(now, Math.max(1, Math.round(wanted)));
    const passed: number[] = [];
    for (let further = next.get(id); further !== undefined; further = next.get(id)) {
      passed.push(id);
      id = further;
    }
    for (const one of [...passed, id]) next.set(one, id + 1);
    return id;
  };
}

/** A whole number within bounds. */
export const whole = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, Math.round(value)));

export const I32 = 2 ** 31 - 1;
export const U32 = 2 ** 32 - 1;
