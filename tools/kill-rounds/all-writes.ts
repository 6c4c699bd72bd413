// Every kind of write that exists. A new procedure or route that is no reading must be added here:
// a test says so.

import type { Writes } from "./write.ts";
import { accountWrites } from "./writes/accounts.ts";
import { adminWrites } from "./writes/admin.ts";
import { calculatorWrites } from "./writes/calculators.ts";
import { chatWrites } from "./writes/chat.ts";
import { checklistWrites } from "./writes/checklists.ts";
import { codingWrites } from "./writes/coding.ts";
import { contentWrites } from "./writes/content.ts";
import { dailyQuizWrites } from "./writes/daily-quiz.ts";
import { cardWrites } from "./writes/flashcards.ts";
import { nomenclatureWrites } from "./writes/nomenclatures.ts";
import { protocolWrites } from "./writes/protocols.ts";
import { progressWrites, sheetWrites } from "./writes/sheets.ts";
import { studyWrites } from "./writes/study.ts";

export const WRITES: Writes = {
  ...accountWrites,
  ...adminWrites,
  ...calculatorWrites,
  ...chatWrites,
  ...checklistWrites,
  ...cardWrites,
  ...codingWrites,
  ...contentWrites,
  ...sheetWrites,
  ...progressWrites,
  ...nomenclatureWrites,
  ...protocolWrites,
  ...dailyQuizWrites,
  ...studyWrites,
};

/** What is sent like a write, and why nothing of it can be looked for afterwards. */
export const NOTHING_PROMISED: Readonly<Record<string, string>> = {
  "assistant/tryPrompt": "an answer that is shown and not kept",
  "checklists/carry": "a reading",
  "coding/code": "a reading",
  "coding/browse": "a reading",
  "coding/find": "a reading",
  "coding/stay": "a computation that is shown and not kept",
  "coding/propose": "proposals that are shown and not kept",
  "flashcards/carry": "a reading",
  "flashcards/queue": "a reading",
  "flashcards/search": "a reading",
  "flashcards/findDuplicates": "a reading",
  "flashcards/generate": "proposals that are shown and not kept",
  "flashcards/optimise":
    "needs hundreds of reviews; the job it asks for goes through the outbox that imports use",
  "flashcards/applyOptimisation": "needs the result of optimise",
  "guidelines/carry": "a reading",
  "guidelines/search": "a reading",
  "medications/analyse": "a reading",
  "medications/ask": "a reading",
  "medications/readRcp": "asks the official site, which no round may do; kept by one statement",
  "medications/search": "a reading",
  "privacy/exportUserData": "a reading",
  "revision-sheets/carry": "a reading",
  "security/validateUserInput": "a reading",
  "study/cases": "a reading",
  "study/joinPanel": "a reading",
  "study/publishPanel": "needs the answers of ten experts; one transaction, like openPanel",
  "study/questions": "a reading",
  "security/monitorSecurityEvents": "a reading",
  "POST /api/checklists/reports": "a file made of what the device holds, and not kept",
  "POST /api/protocols/texts": "the text of a document, given back and not kept",
  "POST /api/flashcards/texts": "the text of a document, given back and not kept",
  "POST /api/auth/request-password-reset":
    "answered before the letter is written; reset-password goes through it",
  "POST /api/auth/send-verification-email":
    "answered before the letter is written; verify-email goes through it",
};
