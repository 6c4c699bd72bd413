import type { AccessRows } from "#platform/feature/access.ts";

export const access: AccessRows = {
  procedures: {
    code: ["POST /api/coding/code", "person"],
    propose: ["POST /api/coding/propose", "person"],
    find: ["POST /api/coding/find", "person"],
    stay: ["POST /api/coding/stay", "person"],
    browse: ["POST /api/coding/browse", "person"],
    favourites: ["GET /api/coding/favourites", "person"],
    star: ["PUT /api/coding/favourites", "person"],
    use: ["POST /api/coding/recents", "person"],
    keep: ["PUT /api/coding/records/{id}", "person"],
    records: ["GET /api/coding/records", "person"],
    erase: ["DELETE /api/coding/records/{id}", "person"],
  },
};
