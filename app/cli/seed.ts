import type { CommandCode } from "#platform/feature/server/lazy-command.ts";

/** Fills an installation with marked, fictitious data: the scenarios are lent by features. */
export const seed: CommandCode = {
  run: async ({ args: [scenario], print, services, language }) => {
    const say = (key: string, vars?: Record<string, unknown>) =>
      print(services.texts.t(language, `server:cli.${key}`, vars));
    const seeds = services.features.flatMap((feature) => feature.seeds ?? []);
    const names = [...new Set(seeds.map(({ name }) => name))].join(", ");
    const chosen = seeds.filter(({ name }) => name === scenario);
    if (chosen.length === 0) {
      say("seedUsage", { names });
      return 2;
    }
    for (const { run } of chosen) {
      if (await run(services, { print, language })) continue;
      say("seedNeedsDemo");
      return 1;
    }
    say("seedDone", { scenario });
    return 0;
  },
};
