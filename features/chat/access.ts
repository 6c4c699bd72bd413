import type { AccessRows } from "#platform/feature/access.ts";

export const access: AccessRows = {
  procedures: {
    list: ["GET /api/conversations", "person"],
    open: ["GET /api/conversations/{id}", "person"],
    watch: ["GET /api/conversations/{id}/events", "person"],
    create: ["POST /api/conversations", "person"],
    rename: ["PATCH /api/conversations/{id}", "person"],
    pin: ["PUT /api/conversations/{id}/pin", "person"],
    archive: ["PUT /api/conversations/{id}/archive", "person"],
    remove: ["DELETE /api/conversations/{id}", "person"],
    restore: ["POST /api/conversations/{id}/restore", "person"],
    send: ["POST /api/conversations/{conversationId}/messages", "person"],
    regenerate: ["POST /api/messages/{messageId}/regenerate", "person"],
    resume: ["POST /api/messages/{messageId}/continue", "person"],
    choose: ["PUT /api/messages/{messageId}/current", "person"],
    follow: ["GET /api/messages/{messageId}/events", "person"],
    stop: ["POST /api/messages/{messageId}/stop", "person"],
    judge: ["PUT /api/messages/{messageId}/feedback", "person"],
    correctCase: ["PUT /api/messages/{messageId}/case", "person"],
    listFeedback: ["GET /api/admin/feedback", "admin"],
    setup: ["GET /api/assistant", "person"],
  },
  routes: {
    "GET /api/conversations/:id/export/markdown": "person",
    "GET /api/conversations/:id/export/pdf": "person",
  },
};
