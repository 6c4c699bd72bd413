// A view is one state of the application that a person can be looking at.
import { expect, type Page } from "@playwright/test";
import type { Language } from "#platform/i18n/languages.ts";

export interface Stage {
  page: Page;
  language: Language;
  phone: boolean;
  /** The text of a key in the language of the stage. */
  say(key: string, vars?: Record<string, unknown>): string;
}

export type Who = "visitor" | "newcomer" | "person" | "admin";

export interface View {
  name: string;
  who: Who;
  /** Path of the router that it shows; a tab of the settings is "/settings?tab=<id>". */
  route: string;
  /** Only where it exists. */
  on?: "phone" | "desktop";
  /** The way there differs on a phone: a change of width is not enough. */
  ownWay?: boolean;
  /** What the console may complain of, because the view is about a failure. */
  complains?: RegExp;
  /** Leads there, and waits until everything is on screen. */
  open(stage: Stage): Promise<void>;
}

/**
 * A call that the server answered with an error is written in the console by the browser itself.
 */
export const REFUSED = /Failed to load resource/;

/** Opens an address and waits for its title and for what it loads. */
export async function visit(
  { page, say }: Stage,
  address: string,
  heading?: string,
): Promise<void> {
  await page.goto(address);
  const title = page.getByRole("heading", { level: 1, ...(heading ? { name: heading } : {}) });
  await expect(title.first()).toBeVisible();
  await expect(page.getByText(say("common:loading"))).toHaveCount(0);
}

export const button = ({ page, say }: Stage, key: string, vars?: Record<string, unknown>) =>
  page.getByRole("button", { name: say(key, vars), exact: true });
