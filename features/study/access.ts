import type { AccessRows } from "#platform/feature/access.ts";

export const access: AccessRows = {
  procedures: {
    questions: ["POST /api/study/questions/search", "person"],
    facets: ["GET /api/study/questions/facets", "person"],
    importQuestions: ["POST /api/study/questions/import", "person"],
    exportQuestions: ["GET /api/study/questions/export", "person"],
    removeQuestion: ["DELETE /api/study/questions/{id}", "person"],
    start: ["POST /api/study/attempts", "person"],
    attempts: ["GET /api/study/attempts", "person"],
    attempt: ["GET /api/study/attempts/{id}", "person"],
    answer: ["POST /api/study/answers", "person"],
    submit: ["POST /api/study/attempts/{id}/submit", "person"],
    answerFile: ["POST /api/study/answer-files", "person"],
    result: ["GET /api/study/attempts/{id}/result", "person"],
    toCard: ["POST /api/study/attempts/{id}/cards", "person"],
    quizSetup: ["GET /api/study/quiz", "person"],
    generateQuiz: ["POST /api/study/quiz", "person"],
    cases: ["POST /api/study/cases/search", "person"],
    startCase: ["POST /api/study/cases/{caseId}/attempts", "person"],
    questionHealth: ["GET /api/admin/questions", "admin"],
    discard: ["DELETE /api/study/attempts/{id}", "person"],
  },
};
