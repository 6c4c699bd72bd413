/** Provider roles by rank: the rank is the place in this list, from 1 (spec §5). */
export const PROVIDER_ROLES = ["user", "resident", "nurse", "doctor", "admin"] as const;
export type ProviderRole = (typeof PROVIDER_ROLES)[number];

export const SYSTEM_ROLES = ["user", "moderator", "admin"] as const;
export type SystemRole = (typeof SYSTEM_ROLES)[number];

/** Rank from 1 to 5; an unknown role ranks as the lowest. */
export const rank = (role: string): number =>
  Math.max(1, PROVIDER_ROLES.indexOf(role as ProviderRole) + 1);

export const isProviderRole = (value: unknown): value is ProviderRole =>
  PROVIDER_ROLES.includes(value as ProviderRole);
export const isSystemRole = (value: unknown): value is SystemRole =>
  SYSTEM_ROLES.includes(value as SystemRole);
