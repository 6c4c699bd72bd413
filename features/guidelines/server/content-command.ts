// `sclepios content`: the passages of the library as data, and the checks of a folder of sheets.
import { resolve } from "node:path";
import type { CommandCode } from "#platform/feature/server/lazy-command.ts";
import { passagesOf } from "../domain/sheet.ts";
import { CONTENT, checkContent } from "./check-content.ts";
import { parseContent, readContent } from "./content.ts";
import { passageRows } from "./sheet-rows.ts";

export const contentCommand: CommandCode = {
  run: async ({ args, flags, print, services, language, cwd }) => {
    const say = (key: string, vars?: Record<string, unknown>) =>
      print(services.texts.t(language, `guidelines:cli.${key}`, vars));
    const check = flags["check"];
    if ((flags["json"] === undefined) === (check === undefined)) {
      say("contentUsage");
      return 2;
    }
    if (check === undefined) {
      print(JSON.stringify(await passages(), null, 1));
      return 0;
    }
    const named = typeof check === "string" ? check : args[0];
    const folder = named === undefined ? CONTENT : resolve(cwd, named);
    const done = await checkContent(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT" && error.code !== "ENOTDIR" && error.code !== "EACCES")
        throw error;
      return null;
    });
    if (!done || done.sheets === 0) {
      say("contentNoFolder", { folder });
      return 1;
    }
    for (const { check: name, where, message } of done.findings)
      print(`${name}: ${where}: ${message}`);
    say("contentDoses", { doses: done.doses, read: done.read });
    say("contentChecked", { sheets: done.sheets, count: done.findings.length });
    return done.findings.length === 0 ? 0 : 1;
  },
};

/** Every passage with its grade, the editions it stands on, and its doses with every field. */
async function passages(): Promise<object[]> {
  const sheets = parseContent(await readContent());
  const titles = new Map(sheets.map(({ id, title }) => [id, title]));
  return sheets.flatMap((sheet) => {
    const rows = new Map(passageRows(sheet, titles).map((row) => [row.id, row]));
    return passagesOf(sheet).map(({ section, passage }) => {
      const id = `${sheet.id}#${passage.id}`;
      const row = rows.get(id);
      const cited = sheet.sources.filter((source) => passage.sources.includes(source.id));
      return {
        id,
        sheet: sheet.id,
        section,
        text: passage.text,
        grade: row?.grade,
        edition: cited
          .map(({ organisation, title, year }) => `${organisation}, ${title}, ${year}`)
          .join(" · "),
        doses: row?.doses ?? [],
      };
    });
  });
}
