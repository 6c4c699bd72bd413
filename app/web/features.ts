// The web features, by hand: the table of contents of the application.

import { accounts } from "#features/accounts/web/feature.ts";
import { admin } from "#features/admin/web/feature.ts";
import { assistant } from "#features/assistant/web/feature.ts";
import { calculators } from "#features/calculators/web/feature.ts";
import { cardFiles } from "#features/card-files/web/feature.ts";
import { cardGeneration } from "#features/card-generation/web/feature.ts";
import { cardStatistics } from "#features/card-statistics/web/feature.ts";
import { cardStudy } from "#features/card-study/web/feature.ts";
import { chat } from "#features/chat/web/feature.ts";
import { checklists } from "#features/checklists/web/feature.ts";
import { coding } from "#features/coding/web/feature.ts";
import { contentReports } from "#features/content-reports/web/feature.ts";
import { dailyQuiz } from "#features/daily-quiz/web/feature.ts";
import { dashboard } from "#features/dashboard/web/feature.ts";
import { flashcards } from "#features/flashcards/web/feature.ts";
import { guidelines } from "#features/guidelines/web/feature.ts";
import { medications } from "#features/medications/web/feature.ts";
import { nomenclatures } from "#features/nomenclatures/web/feature.ts";
import { privacy } from "#features/privacy/web/feature.ts";
import { progress } from "#features/progress/web/feature.ts";
import { protocols } from "#features/protocols/web/feature.ts";
import { revisionSheets } from "#features/revision-sheets/web/feature.ts";
import { security } from "#features/security/web/feature.ts";
import { study } from "#features/study/web/feature.ts";
import { registerFeatures } from "#platform/feature/web/registry.ts";
import { offline } from "#platform/offline/web/feature.ts";

export const features = [
  accounts,
  admin,
  assistant,
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
  dashboard,
  flashcards,
  guidelines,
  medications,
  nomenclatures,
  offline,
  privacy,
  progress,
  protocols,
  revisionSheets,
  security,
  study,
] as const;

registerFeatures(features);
