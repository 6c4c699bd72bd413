import type { Language } from "#platform/i18n/languages.ts";
import type { ProviderRole, SystemRole } from "../roles.ts";

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
