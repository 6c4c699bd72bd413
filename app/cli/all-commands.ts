// Every command, by hand: those of the installation as a whole, then each room's. Descriptions
// only: what a command does is read when it is given.
import { commands as accounts } from "#features/accounts/server/commands.ts";
import { commands as calculators } from "#features/calculators/server/commands.ts";
import { commands as cardFiles } from "#features/card-files/server/commands.ts";
import { commands as chat } from "#features/chat/server/commands.ts";
import { commands as coding } from "#features/coding/server/commands.ts";
import { commands as flashcards } from "#features/flashcards/server/commands.ts";
import { commands as guidelines } from "#features/guidelines/server/commands.ts";
import { commands as medications } from "#features/medications/server/commands.ts";
import { commands as nomenclatures } from "#features/nomenclatures/server/commands.ts";
import { commands as study } from "#features/study/server/commands.ts";
import type { Command } from "#platform/feature/server/server-feature.ts";
import { commands as installation } from "./own-commands.ts";

export const allCommands: readonly Command[] = [
  ...installation,
  ...accounts,
  ...calculators,
  ...cardFiles,
  ...chat,
  ...coding,
  ...flashcards,
  ...guidelines,
  ...medications,
  ...nomenclatures,
  ...study,
];
