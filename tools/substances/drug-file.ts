// What both drawings of the official drug file (BDPM) begin with: the folder of its files and their
// day, as the command line gives them, and the lines of a file.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

interface DrugFile {
  /** Day of the files, YYYY-MM-DD. */
  day: string;
  /** The cells of each line of a compressed file of the folder. */
  lines: (name: string) => string[][];
}

/** Ends the process with its usage when the folder or the day is missing. */
export function openDrugFile(program: string): DrugFile {
  const [folder, day = ""] = process.argv.slice(2);
  if (!folder || !/^\d{4}-\d{2}-\d{2}$/.test(day)) {
    console.error(`usage: node ${program} FOLDER DAY (day of the files, YYYY-MM-DD)`);
    process.exit(2);
  }
  return {
    day,
    lines: (name) =>
      gunzipSync(readFileSync(join(folder, name)))
        .toString("utf8")
        .split(/\r?\n/)
        .filter((line) => line !== "")
        .map((line) => line.split("\t").map((cell) => cell.trim())),
  };
}
