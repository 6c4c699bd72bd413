import { expect, test } from "vitest";
import { isFeatureName, listed, roomFiles } from "./room.ts";

const LIST = `import { admin } from "#features/admin/web/feature.ts";
import { chat } from "#features/chat/web/feature.ts";

export const features = [admin, chat] as const;
`;

test("a name is one or more words joined by hyphens", () => {
  expect(["flashcards", "daily-quiz"].every(isFeatureName)).toBe(true);
  expect(["Flashcards", "daily_quiz", "-quiz", "../quiz", ""].some(isFeatureName)).toBe(false);
});

test("the feature takes its alphabetical place in a table of contents", () => {
  const source = listed(LIST, "billing-rules", "web");
  expect(source).toContain('import { billingRules } from "#features/billing-rules/web/feature.ts";\nimport { chat }');
  expect(source).toContain("[admin, billingRules, chat] as const");
  expect(listed(LIST, "study", "web")).toContain("[admin, chat, study] as const");
});

test("a room has its page, its two sides and its texts in three languages", () => {
  expect(Object.keys(roomFiles("daily-quiz")).sort()).toEqual([
    "features/daily-quiz/README.md",
    "features/daily-quiz/messages/en/daily-quiz.json",
    "features/daily-quiz/messages/es/daily-quiz.json",
    "features/daily-quiz/messages/fr/daily-quiz.json",
    "features/daily-quiz/server/feature.ts",
    "features/daily-quiz/web/daily-quiz-page.tsx",
    "features/daily-quiz/web/feature.ts",
  ]);
});
