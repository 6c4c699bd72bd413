import type { Language } from "#platform/i18n/languages.ts";
import type { ProviderRole, SystemRole } from "./roles.ts";

/** The signed-in person, as handlers and policies know them. */
export interface Person {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  image: string | null;
  language: Language;
  providerRole: ProviderRole;
  systemRole: SystemRole;
}
