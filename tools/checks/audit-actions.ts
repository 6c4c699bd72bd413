// Every action that the product writes to the security log has its name in the three languages.
// Read from the source, where actions are words_of_this_shape: in a file that writes to the log,
// each such word is a named action, a resource, or listed here.
import { globSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { LANGUAGES } from "#platform/i18n/languages.ts";

const WRITER = "recordAudit";
/** Actions that browsers write, through the server: declared there. */
const DECLARED = "features/security/domain/actions.ts";
/** Words of the same shape, in the same files, that are no action. */
const OTHERS = new Set(["assistant_settings", "not_needed", "other_tool", "unstorable_text"]);
/** An administrator's read is always the same action: what it is given is what was read. */
const READS = /recordAdminRead\([^)]*\)/gu;
const WORD = /"([a-z]+(?:_[a-z]+)+)"/gu;

/**
 * Functions that take an action for somebody else and hand it to the log, the log's own included.
 */
function writers(sources: Record<string, string>): Set<string> {
  const names = new Set([WRITER]);
  for (const text of Object.values(sources)) {
    if (!text.includes(`${WRITER}(`)) continue;
    for (const [, name = ""] of text.matchAll(/^export (?:const|(?:async )?function) (\w+)/gmu))
      names.add(name);
  }
  return names;
}

/** Each action with the file that writes it. */
export function recordedActions(sources: Record<string, string>): Map<string, string> {
  const known = [...writers(sources)];
  const found = new Map<string, string>();
  for (const [file, text] of Object.entries(sources)) {
    if (file !== DECLARED && !known.some((name) => text.includes(`${name}(`))) continue;
    for (const [, word = ""] of text.replaceAll(READS, "").matchAll(WORD))
      if (!OTHERS.has(word)) found.set(word, file);
  }
  return found;
}

export function unnamedActions(
  actions: ReadonlyMap<string, string>,
  names: Record<string, Record<string, string>>,
): string[] {
  return [...actions].flatMap(([action, file]) =>
    Object.entries(names)
      .filter(([, known]) => !known[action]?.trim())
      .map(
        ([language]) =>
          `${file}: ${action} has no name in ${language} (security: actions.${action})`,
      ),
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const files = globSync([
    "features/*/server/**/*.ts",
    "platform/**/*.ts",
    "app/**/*.ts",
    DECLARED,
  ]).filter((file) => !/\.test\.ts$|\/(web|ui|testing|e2e)\//u.test(file));
  const actions = recordedActions(
    Object.fromEntries(files.map((file) => [file, readFileSync(file, "utf8")])),
  );
  const names = Object.fromEntries(
    LANGUAGES.map((language) => {
      const texts = readFileSync(`features/security/messages/${language}/security.json`, "utf8");
      return [language, (JSON.parse(texts) as { actions: Record<string, string> }).actions];
    }),
  );
  const problems = unnamedActions(actions, names);
  for (const problem of problems) console.error(problem);
  console.log(`${actions.size} actions of the security log, each in ${LANGUAGES.length} languages`);
  process.exit(problems.length > 0 ? 1 : 0);
}
