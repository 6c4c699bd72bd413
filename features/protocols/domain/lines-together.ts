// Lines of a passage that are read together: a sentence, an item, the cells of a row.
const ENDS = /\n|(?<=[.;!?])\s+/u;
/** Characters that are taken in at one look. */
const ONE_LOOK = 160;

/** From each line on, as many as are read together. */
export function linesTogether(text: string): string[] {
  const lines = text.split(ENDS).filter((line) => line.trim() !== "");
  const looks = lines.map((_, from) => {
    let look = lines[from] ?? "";
    for (const next of lines.slice(from + 1)) {
      if (look.length + next.length >= ONE_LOOK) break;
      look += ` ${next}`;
    }
    return look;
  });
  // What stands whole in the look before says nothing more.
  return looks.filter((look, at) => at === 0 || !(looks[at - 1] ?? "").endsWith(look));
}
