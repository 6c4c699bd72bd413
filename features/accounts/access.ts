import type { AccessRows } from "#platform/feature/access.ts";

export const access: AccessRows = {
  procedures: {
    me: ["GET /api/me", "visitor"],
    installation: ["GET /api/installation", "visitor"],
    updateProfile: ["PATCH /api/me", "person"],
    profile: ["GET /api/me/profile", "person"],
    listSessions: ["GET /api/me/sessions", "person"],
    revokeSession: ["DELETE /api/me/sessions/{id}", "person"],
    revokeOtherSessions: ["POST /api/me/sessions/revoke-others", "person"],
    provider: ["GET /api/healthcare_providers/{id}", "person"],
    listPeople: ["GET /api/admin/people", "admin"],
    setRoles: ["PATCH /api/admin/people/{id}/roles", "admin"],
  },
  routes: {
    "PUT /api/me/avatar": "person",
    "DELETE /api/me/avatar": "person",
    "GET /api/me/avatar": "person",
  },
};
