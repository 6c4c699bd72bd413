import type { AccessRows } from "#platform/feature/access.ts";

export const access: AccessRows = {
  procedures: {
    code: ["POST /api/coding/code", "person"],
    find: ["POST /api/coding/find", "person"],
  },
};
