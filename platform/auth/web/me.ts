import type { Language } from "#platform/i18n/languages.ts";

export type SystemRole = "user" | "moderator" | "admin";
export type ProviderRole = "user" | "resident" | "nurse" | "doctor" | "admin";

/** The signed-in person as every screen knows them. */
export interface Me {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  systemRole: SystemRole;
  providerRole: ProviderRole;
  language: Language;
  /** Whether the use of the application was consented to. */
  consent: boolean;
  avatar: string | null;
}

/** Ranks of the specification, §5: a route asks for a minimum. */
export const PROVIDER_RANK: Record<ProviderRole, number> = { user: 1, resident: 2, nurse: 3, doctor: 4, admin: 5 };
