// What a feature contributes to the web application: plain data. The object is part of the first
// download, so everything heavier than a path, a label or an icon stands behind an import().
import type { AnyRoute, RouteComponent } from "@tanstack/react-router";
import type { ComponentType } from "react";
import type { Me } from "#platform/auth/web/me.ts";
import type { OfflineContribution } from "#platform/offline/web/offline-work.ts";

/** Parts of the menu, in the order they are shown. */
export const NAV_GROUPS = ["today", "practice", "learn", "follow"] as const;
export type NavGroup = (typeof NAV_GROUPS)[number];

/** "feature:nav.key": a text under `nav` in the feature's own messages. */
export type NavLabel = `${string}:nav.${string}`;

/** "feature/name": an icon of the feature's own `web/icons.ts`. */
export type IconName = `${string}/${string}`;

export interface NavEntry {
  to: string;
  label: NavLabel;
  icon: IconName;
  group: NavGroup;
  /** Place inside the group, small first. */
  order?: number;
  /**
   * Place in the bottom bar of phones (the four smallest are shown), with its own shorter label.
   */
  bar?: { order: number; label?: NavLabel };
  visible?: (me: Me) => boolean;
}

export interface PaletteItem {
  id: string;
  label: string;
  description?: string;
  /** Address inside the application, search and hash included. */
  to: string;
  /** A text that the page acts on, out of the address (`platform/ui/routing/carried-text.ts`). */
  carries?: string;
}

/** What the palette begins at once, without asking anybody: "a new card" leads to its form. */
export interface Command {
  id: string;
  label: NavLabel;
  /** Address inside the application, search and hash included. */
  to: string;
}

/**
 * A source of the Ctrl+K palette. `search` runs at each pause of typing; load the client inside it.
 */
export interface PaletteSource {
  id: string;
  group: NavLabel;
  /** What it offers comes after everything that was found, whatever its name. */
  last?: true;
  search(query: string, signal: AbortSignal): Promise<readonly PaletteItem[]>;
}

/** A page under /admin, drawn in the layout of the admin feature. */
export interface AdminPage {
  /** Last part of the address: "security-log" → /admin/security-log. */
  path: string;
  label: NavLabel;
  icon?: IconName;
  order?: number;
  /** Moderators read it too; without it, administrators alone. */
  access?: "moderator";
  /** Namespace and key of the page's title and description ("<namespace>:<key>.title"). */
  namespace: string;
  key?: string;
  component: RouteComponent;
}

export interface SettingsTab {
  id: string;
  label: NavLabel;
  order?: number;
  component: RouteComponent;
}

/** A tab or a view that a room lends to a page of another, which gives it its place and its name. */
export interface PagePart {
  /** Address of the page: "/flashcards". */
  page: string;
  id: string;
  /** One that its page shows first is loaded with it. */
  component: RouteComponent;
}

/**
 * Pages that gather what other rooms lend. "profile": under what the person says of themselves, in the
 * settings. "session-end": under what a session of study was. "library": above the sheets, apart from
 * them.
 */
export type GatheringPage = "dashboard" | "profile" | "session-end" | "library";

/**
 * A part of a page that gathers. It loads by itself, says what failed, and tells a newcomer what to do
 * first; the page gives its title.
 */
export interface Widget {
  id: string;
  /**
   * Of the dashboard: above everything, beside the greeting, what today asks, then the rest. The
   * other pages have one place.
   */
  place?: "notice" | "level" | "todo" | "week" | "standing" | "badges";
  order?: number;
  component: ComponentType;
}

/** A shortcut under the question of the dashboard. */
export interface QuickAction {
  id: string;
  label: NavLabel;
  /** Address inside the application, search and hash included. */
  to: string;
  order?: number;
}

export interface RecentItem {
  id: string;
  label: string;
  to: string;
  at: Date;
  /** Something of a whole day, such as what was reviewed: `at` is any moment of it. */
  wholeDay?: boolean;
}

/**
 * What the person did last in a feature, latest first; the dashboard merges those of every feature.
 */
export interface RecentSource {
  id: string;
  read(signal: AbortSignal): Promise<readonly RecentItem[]>;
}

/** What a feature lends to a page that gathers; shortcuts and what is recent, to the dashboard alone. */
export interface Contributions {
  /** Namespaces that they are drawn with: there before them. */
  texts?: readonly string[];
  widgets?: readonly Widget[];
  quickActions?: readonly QuickAction[];
  recent?: RecentSource;
}

/** The keys that work on a page, in the person's language. */
export interface ShortcutGroup {
  id: string;
  /** The page, by its name. */
  title: string;
  keys: readonly { keys: string; does: string }[];
}

/** What one feature can do with another's content: `kind` says which, `id` names it. */
export interface Action {
  id: string;
  label: NavLabel;
  icon?: IconName;
  kinds: readonly string[];
  /** Address inside the application that takes the content over. */
  to(target: { kind: string; id: string }): string;
  /** Opened over the content in place of the address: nobody leaves what they read. */
  dialog?: ComponentType<ActionDialogProps>;
}

export interface ActionDialogProps {
  kind: string;
  id: string;
  /** The same address as the action's, for what the dialog has no room for. */
  to: string;
  onClose(): void;
}

export interface WebFeature<Routes extends readonly AnyRoute[] = readonly AnyRoute[]> {
  name: string;
  routes: Routes;
  nav?: readonly NavEntry[];
  palette?: readonly PaletteSource[];
  commands?: readonly Command[];
  adminPages?: readonly AdminPage[];
  settingsTabs?: readonly SettingsTab[];
  pageParts?: readonly PagePart[];
  /**
   * Loaded with the page that shows it, and no other: a page never brings what is lent elsewhere.
   * `widgets: { dashboard: async () => (await import("./contributions.ts")).contributions }`.
   */
  widgets?: Partial<Record<GatheringPage, () => Promise<Contributions>>>;
  actions?: readonly Action[];
  /** Loaded with the sheet of every shortcut: the keys of this feature's pages. */
  shortcuts?: () => Promise<readonly ShortcutGroup[]>;
  /** Work sent when the network is back, and content kept to be read without it. */
  offline?: readonly OfflineContribution[];
  /**
   * Runs once the first page is on screen; again when the network is back, if it rejected without
   * one.
   */
  start?(): Promise<void>;
}

/** Keeps the exact types of the routes, so that `Link` knows every address. */
export const webFeature = <const Routes extends readonly AnyRoute[]>(
  feature: WebFeature<Routes>,
): WebFeature<Routes> => feature;
