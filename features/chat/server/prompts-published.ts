// The prompt of a mode: the version that an administrator published, or the product's own.
import { publishedPrompt } from "#features/assistant/server/public.ts";
import type { Services } from "#platform/feature/server/context.ts";
import type { Mode } from "../domain/modes.ts";
import { MODE_PROMPTS } from "../domain/prompts.ts";

export async function modePrompt({ db }: Services, mode: Mode): Promise<string> {
  const published = await db.asSystem("chat: the prompt of a mode", (tx) =>
    publishedPrompt(tx, mode),
  );
  return published?.text ?? MODE_PROMPTS[mode];
}
