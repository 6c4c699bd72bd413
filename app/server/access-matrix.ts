// Who may enter where, said by hand beside each contract (`features/<room>/access.ts`): the tests
// compare it with what contracts and routes say, and try each row.
import type { AccessRows } from "#platform/feature/access.ts";
import type { Access } from "#platform/http/procedure.ts";
import { namespaceOf } from "#platform/http/server/by-namespace.ts";
import { features } from "./features.ts";

const rooms = await Promise.all(
  features
    .filter(({ contract, routes }) => contract ?? routes)
    .map(async (feature) => {
      const { access } = (await import(`../../features/${feature.name}/access.ts`)) as {
        access: AccessRows;
      };
      return { name: namespaceOf(feature), ...access };
    }),
);

const procedures = rooms.flatMap(({ name, procedures }) =>
  Object.entries(procedures).map(([procedure, [address, access]]) => ({
    path: `${name}/${procedure}`,
    address,
    access,
  })),
);

/**
 * Procedures, by `<namespace>/<procedure>`. What belongs to a person is also hidden from every other
 * person.
 */
export const ACCESS: Readonly<Record<string, Access>> = Object.fromEntries(
  procedures.map(({ path, access }) => [path, access]),
);

/** Procedures by their documented address, `METHOD /api/path`. */
export const ADDRESSES: Readonly<Record<string, string>> = Object.fromEntries(
  procedures.map(({ path, address }) => [address, path]),
);

/** Every other route of the server. */
export const PLAIN_ACCESS: Readonly<Record<string, Access>> = {
  ...Object.assign({}, ...rooms.map(({ routes }) => routes)),
  "POST /api/auth/sign-up/email": "visitor",
  "POST /api/auth/sign-in/email": "visitor",
  "POST /api/auth/sign-out": "visitor",
  "POST /api/auth/request-password-reset": "visitor",
  "POST /api/auth/reset-password": "visitor",
  "POST /api/auth/send-verification-email": "visitor",
  "POST /api/auth/verify-email": "visitor",
  "POST /api/auth/change-password": "person",
  "GET /healthz": "visitor",
  "GET /readyz": "visitor",
  "GET /api/openapi.json": "visitor",
  "GET /api/docs": "visitor",
  "GET /api/docs.css": "visitor",
};
