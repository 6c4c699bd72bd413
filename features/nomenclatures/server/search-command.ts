// `sclepios search codes|acts|drugs --jsonl`: questions in, official entries out.
import { z } from "zod";
import type { CommandCode } from "#platform/feature/server/lazy-command.ts";
import type { Search } from "../domain/search/search.ts";
import { SEARCHED, searchOf } from "./catalogue.ts";

const LIMIT = 10;
const MOST = 100;
const LONGEST = 500;
const request = z.object({
  id: z.union([z.string(), z.number()]).nullish(),
  query: z.string().max(LONGEST),
  limit: z.number().int().positive().nullish(),
});

function answerLine(line: string, search: Search, wrong: string): object {
  let read: unknown;
  try {
    read = JSON.parse(line);
  } catch {
    return { id: null, error: wrong };
  }
  const asked = request.safeParse(read);
  if (!asked.success) return { id: (read as { id?: unknown } | null)?.id ?? null, error: wrong };
  const { id, query, limit } = asked.data;
  return { id: id ?? null, results: search(query, Math.min(limit ?? LIMIT, MOST)) };
}

export const searchCommand: CommandCode = {
  async run({ args, flags, lines, print, language, services }) {
    const say = (key: string, vars?: Record<string, unknown>) =>
      services.texts.t(language, `nomenclatures:${key}`, vars);
    const searched = SEARCHED.find((one) => one === args[0]);
    if (!searched || args.length !== 1 || flags.jsonl === undefined) {
      print(say("command.searchUsage"));
      return 2;
    }
    const search = await searchOf(services, searched);
    const wrong = say("command.searchLine");
    for await (const line of lines)
      if (line.trim() !== "") print(JSON.stringify(answerLine(line, search, wrong)));
    return 0;
  },
};
