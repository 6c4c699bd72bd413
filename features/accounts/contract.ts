import { z } from "zod";
import { PROVIDER_ROLES, SYSTEM_ROLES } from "#platform/auth/roles.ts";
import { procedure } from "#platform/http/procedure.ts";
import { LANGUAGES } from "#platform/i18n/languages.ts";
import { PRACTICE_MODES, PROFESSIONS, SERVICES } from "./domain/profile.ts";
import { SPECIALTIES } from "./domain/specialties.ts";

const providerRole = z.enum(PROVIDER_ROLES);
const systemRole = z.enum(SYSTEM_ROLES);
const language = z.enum(LANGUAGES);
const id = z.string().min(1).max(100);

const me = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  providerRole,
  systemRole,
  language,
  consent: z.boolean(),
  /** Address of the picture, null without one. */
  avatar: z.string().nullable(),
});

/** What a person says of their work; null where it is not said. Opens no right. */
const profile = z.object({
  profession: z.enum(PROFESSIONS).nullable(),
  practiceMode: z.enum(PRACTICE_MODES).nullable(),
  specialty: z.enum(SPECIALTIES).nullable(),
  service: z.enum(SERVICES).nullable(),
  birthDate: z.iso.date().nullable(),
});

const personRow = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  providerRole,
  systemRole,
  createdAt: z.date(),
});

export const contract = {
  me: procedure
    .meta({ access: "visitor" })
    .route({
      method: "GET",
      path: "/me",
      tags: ["Accounts"],
      summary: "Who the session belongs to; null for a visitor",
    })
    .output(me.nullable()),

  installation: procedure
    .meta({ access: "visitor" })
    .route({
      method: "GET",
      path: "/installation",
      tags: ["Accounts"],
      summary: "What signing up asks for here",
    })
    .output(
      z.object({
        /**
         * No administrator yet, and this request does not come from the machine itself: the code of
         * the log is asked for.
         */
        firstAdminCode: z.boolean(),
        verifiesEmail: z.boolean(),
      }),
    ),

  updateProfile: procedure
    .route({
      method: "PATCH",
      path: "/me",
      tags: ["Accounts"],
      summary: "Change one's name, language or profile",
    })
    .input(
      z.strictObject({
        name: z.string().trim().min(1).max(100).optional(),
        language: language.optional(),
        ...profile.partial().shape,
      }),
    )
    .output(me)
    .errors({ INVALID_BIRTH_DATE: { status: 422 } }),

  profile: procedure
    .route({
      method: "GET",
      path: "/me/profile",
      tags: ["Accounts"],
      summary: "What one has said of one's work",
    })
    .output(profile),

  listSessions: procedure
    .route({
      method: "GET",
      path: "/me/sessions",
      tags: ["Accounts"],
      summary: "Where one is signed in, latest first",
    })
    .output(
      z.array(
        z.object({
          id: z.string(),
          createdAt: z.date(),
          lastSeenAt: z.date(),
          userAgent: z.string(),
          address: z.string(),
          current: z.boolean(),
        }),
      ),
    ),

  revokeSession: procedure
    .route({
      method: "DELETE",
      path: "/me/sessions/{id}",
      tags: ["Accounts"],
      summary: "Sign a device out",
    })
    .input(z.strictObject({ id }))
    .output(z.object({ revoked: z.literal(true) })),

  revokeOtherSessions: procedure
    .route({
      method: "POST",
      path: "/me/sessions/revoke-others",
      tags: ["Accounts"],
      summary: "Sign every other device out",
    })
    .output(z.object({ revoked: z.int() })),

  provider: procedure
    .route({
      method: "GET",
      path: "/healthcare_providers/{id}",
      tags: ["Accounts"],
      summary: "The provider role of a person",
    })
    .input(z.strictObject({ id }))
    .output(z.object({ id: z.string(), role: providerRole })),

  listPeople: procedure
    .meta({ access: "admin" })
    .route({
      method: "GET",
      path: "/admin/people",
      tags: ["Administration"],
      summary: "Accounts, latest first",
    })
    .input(
      z.strictObject({
        search: z.string().trim().max(200).optional(),
        cursor: z.string().max(200).optional(),
      }),
    )
    .output(z.object({ items: z.array(personRow), next: z.string().nullable() })),

  setRoles: procedure
    .meta({ access: "admin" })
    .route({
      method: "PATCH",
      path: "/admin/people/{id}/roles",
      tags: ["Administration"],
      summary: "Change what a person may do",
    })
    .input(
      z.strictObject({
        id,
        providerRole: providerRole.optional(),
        systemRole: systemRole.optional(),
      }),
    )
    .output(personRow)
    .errors({ LAST_ADMIN: { status: 409 } }),
};
