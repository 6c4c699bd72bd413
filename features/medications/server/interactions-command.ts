// `sclepios interactions --jsonl`: prescriptions in, interactions of the imported thesaurus out.
import { z } from "zod";
import type { Services } from "#platform/feature/server/context.ts";
import type { CommandCode } from "#platform/feature/server/lazy-command.ts";
import { readProfile } from "../domain/read-profile.ts";
import { patientOf } from "./patient.ts";
import { type PrescriptionRules, prescriptionRules } from "./prescription.ts";

const MOST = 60;
const request = z.object({
  id: z.union([z.string(), z.number()]).nullish(),
  drugs: z.array(z.string().max(300)).max(MOST),
  profile: z.record(z.string(), z.unknown()).nullish(),
});

type Say = (key: string, vars?: Record<string, unknown>) => string;

async function answerLine(
  line: string,
  rules: PrescriptionRules,
  say: Say,
  services: Pick<Services, "db">,
): Promise<object> {
  let read: unknown;
  try {
    read = JSON.parse(line);
  } catch {
    return { id: null, error: say("command.line") };
  }
  const asked = request.safeParse(read);
  if (!asked.success)
    return { id: (read as { id?: unknown } | null)?.id ?? null, error: say("command.line") };
  const { interactions, duplicates, unverified } = rules.analyse(asked.data.drugs);
  const { read: profile, notRead } = readProfile(asked.data.profile ?? {});
  const pairs = interactions.map(({ a, b, level, levels, said }) => {
    const from = rules.partial ? "partialSource" : "source";
    const source = say(from, { edition: rules.edition, pair: said.join(" ; ") });
    return { a, b, level, levels, source };
  });
  const found = { id: asked.data.id ?? null, pairs, unverified, duplicates };
  if (!asked.data.profile) return found;
  return {
    ...found,
    patient: await patientOf(services, rules, asked.data.drugs, profile),
    notRead,
  };
}

export const interactionsCommand: CommandCode = {
  async run({ flags, lines, print, language, services }) {
    const say: Say = (key, vars) => services.texts.t(language, `medications:${key}`, vars);
    if (flags.jsonl === undefined) {
      print(say("command.usage"));
      return 2;
    }
    const rules = await prescriptionRules(services);
    for await (const line of lines)
      if (line.trim() !== "") print(JSON.stringify(await answerLine(line, rules, say, services)));
    return 0;
  },
};
