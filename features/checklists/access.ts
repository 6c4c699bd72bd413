import type { AccessRows } from "#platform/feature/access.ts";

export const access: AccessRows = {
  procedures: {
    list: ["GET /api/checklists", "person"],
    checklist: ["GET /api/checklists/{id}", "person"],
    carry: ["POST /api/checklists/carry", "person"],
    marks: ["GET /api/checklists/marks", "person"],
    mark: ["POST /api/checklists/marks", "person"],
    ownVersion: ["GET /api/checklists/own/{id}/versions/{number}", "person"],
    saveOwn: ["PUT /api/checklists/own/{id}", "person"],
    shareOwn: ["POST /api/checklists/own/{id}/sharing", "person"],
    dropOwn: ["DELETE /api/checklists/own/{id}", "person"],
    runs: ["GET /api/checklists/runs", "person"],
    shareRun: ["PUT /api/checklists/runs/{id}", "person"],
    joinRun: ["POST /api/checklists/runs/joined", "person"],
    followRun: ["POST /api/checklists/runs/{id}/entries", "person"],
    dropRun: ["DELETE /api/checklists/runs/{id}", "person"],
  },
  routes: { "POST /api/checklists/reports": "person" },
};
