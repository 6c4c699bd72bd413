import { vi } from "vitest";
import { session } from "#platform/auth/web/session.ts";

/** Somebody is signed in until the mocks are restored. */
export const signIn = () =>
  vi.spyOn(session, "current").mockReturnValue({
    id: "p1",
    name: "Camille Essai",
    email: "camille@example.org",
    emailVerified: true,
    systemRole: "user",
    providerRole: "user",
    language: "fr",
    consent: true,
    avatar: null,
  });
