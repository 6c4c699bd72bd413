import type { AccessRows } from "#platform/feature/access.ts";

export const access: AccessRows = {
  procedures: {
    allowance: ["GET /api/assistant/allowance", "person"],
    usageStats: ["GET /api/admin/usage-stats", "admin"],
    settings: ["GET /api/admin/assistant-settings", "admin"],
    updateSettings: ["PUT /api/admin/assistant-settings", "admin"],
    setPrice: ["PUT /api/admin/assistant-prices", "admin"],
    removePrice: ["DELETE /api/admin/assistant-prices/{id}", "admin"],
    listPrompts: ["GET /api/admin/ai-prompts", "admin"],
    prompt: ["GET /api/admin/ai-prompts/{mode}", "admin"],
    savePromptVersion: ["POST /api/admin/ai-prompts/{mode}/versions", "admin"],
    publishPrompt: ["PUT /api/admin/ai-prompts/{mode}/in-use", "admin"],
    tryPrompt: ["POST /api/admin/ai-prompts/{mode}/trials", "admin"],
    saveQuestion: ["POST /api/admin/ai-questions", "admin"],
    removeQuestion: ["DELETE /api/admin/ai-questions/{id}", "admin"],
    toolbox: ["GET /api/admin/toolbox", "admin"],
  },
  routes: {
    "GET /api/admin/usage-stats.csv": "admin",
  },
};
