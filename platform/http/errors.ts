// The expected failures every procedure may give. A feature adds its own in its contract.
import { z } from "zod";

/** Seconds after which a program may ask again when the database could not be reached. */
export const RETRY_AFTER_SECONDS = 2;

export const commonErrors = {
  UNAUTHENTICATED: { status: 401 },
  FORBIDDEN: { status: 403 },
  /** The person has not consented to the use of the application, or has withdrawn it. */
  CONSENT_REQUIRED: { status: 403 },
  /** Also "not yours": nobody learns that something exists. */
  NOT_FOUND: { status: 404 },
  CONFLICT: { status: 409 },
  INVALID_INPUT: {
    status: 422,
    data: z.object({ issues: z.array(z.object({ path: z.string(), message: z.string() })) }),
  },
  /** `retryAfter` in seconds. */
  RATE_LIMITED: { status: 429, data: z.object({ retryAfter: z.int() }) },
  /** The database cannot be reached: worth another try after `retryAfter` seconds. */
  SERVICE_UNAVAILABLE: { status: 503, data: z.object({ retryAfter: z.int() }) },
  /** The installation has no disk left: what was sent was not kept. */
  STORAGE_FULL: { status: 507 },
} as const;
