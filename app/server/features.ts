// The product's features on the server, by hand: the table of contents.
import { accounts } from "#features/accounts/server/feature.ts";
import { admin } from "#features/admin/server/feature.ts";
import { assistant } from "#features/assistant/server/feature.ts";
import { billing } from "#features/billing/server/feature.ts";
import { calculators } from "#features/calculators/server/feature.ts";
import { cardFiles } from "#features/card-files/server/feature.ts";
import { cardGeneration } from "#features/card-generation/server/feature.ts";
import { cardStatistics } from "#features/card-statistics/server/feature.ts";
import { cardStudy } from "#features/card-study/server/feature.ts";
import { chat } from "#features/chat/server/feature.ts";
import { checklists } from "#features/checklists/server/feature.ts";
import { coding } from "#features/coding/server/feature.ts";
import { contentReports } from "#features/content-reports/server/feature.ts";
import { dailyQuiz } from "#features/daily-quiz/server/feature.ts";
import { flashcards } from "#features/flashcards/server/feature.ts";
import { guidelines } from "#features/guidelines/server/feature.ts";
import { medications } from "#features/medications/server/feature.ts";
import { nomenclatures } from "#features/nomenclatures/server/feature.ts";
import { privacy } from "#features/privacy/server/feature.ts";
import { progress } from "#features/progress/server/feature.ts";
import { protocols } from "#features/protocols/server/feature.ts";
import { revisionSheets } from "#features/revision-sheets/server/feature.ts";
import { security } from "#features/security/server/feature.ts";
import { study } from "#features/study/server/feature.ts";
import type { ServerFeature } from "#platform/feature/server/server-feature.ts";

export const features: readonly ServerFeature[] = [
  accounts,
  admin,
  assistant,
  billing,
  calculators,
  cardFiles,
  cardGeneration,
  cardStatistics,
  cardStudy,
  chat,
  checklists,
  coding,
  contentReports,
  dailyQuiz,
  flashcards,
  guidelines,
  medications,
  nomenclatures,
  privacy,
  progress,
  protocols,
  revisionSheets,
  security,
  study,
];
