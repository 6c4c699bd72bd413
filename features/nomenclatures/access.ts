import type { AccessRows } from "#platform/feature/access.ts";

export const access: AccessRows = {
  procedures: {
    sources: ["GET /api/admin/nomenclatures/sources", "admin"],
    importState: ["GET /api/admin/nomenclatures/imports/{id}", "admin"],
    startImport: ["POST /api/admin/nomenclatures/imports/{id}/start", "admin"],
    update: ["POST /api/admin/nomenclatures/updates", "admin"],
    cancelImport: ["POST /api/admin/nomenclatures/imports/{id}/cancel", "admin"],
  },
  routes: { "POST /api/admin/nomenclatures/files": "admin" },
};
