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
  expect(source).toContain(
    'import { billingRules } from "#features/billing-rules/web/feature.ts";\nimport { chat }',
  );
  expect(source).toContain("[admin, billingRules, chat] as const");
  expect(listed(LIST, "study", "web")).toContain("[admin, chat, study] as const");
});

test("the words of a template are filled in paths and texts; other braces stay", () => {
  const files = roomFiles("daily-quiz");
  expect(Object.keys(files)).toContain("features/daily-quiz/web/daily-quiz-page.tsx");
  expect(files["features/daily-quiz/web/daily-quiz-page.tsx"]).toContain("function DailyQuizPage");
  expect(files["features/daily-quiz/server/tables.ts"]).toContain('"daily_quiz_entry"');
  expect(files["features/daily-quiz/messages/en/daily-quiz.json"]).toContain("{{text}}");
  expect(Object.values(files).join("")).not.toMatch(/\{\{(name|camel|pascal|table|title)\}\}/);
});
