// The icons that features name. They come with the signed-in pages: the list of features, which every page loads, holds
// their names only.

import type { IconProps } from "@tabler/icons-react";
import {
  IconActivity,
  IconAdjustments,
  IconBug,
  IconCalculator,
  IconCards,
  IconChartBar,
  IconClipboardHeart,
  IconCloudOff,
  IconFileText,
  IconHome,
  IconMail,
  IconMessageBolt,
  IconNotes,
  IconSettings,
  IconShieldCog,
  IconShieldLock,
  IconThumbUp,
  IconTool,
  IconTrophy,
  IconUsers,
} from "@tabler/icons-react";

const ICONS = {
  activity: IconActivity,
  adjustments: IconAdjustments,
  bug: IconBug,
  calculator: IconCalculator,
  cards: IconCards,
  "chart-bar": IconChartBar,
  "clipboard-heart": IconClipboardHeart,
  "cloud-off": IconCloudOff,
  "file-text": IconFileText,
  home: IconHome,
  mail: IconMail,
  "message-bolt": IconMessageBolt,
  notes: IconNotes,
  settings: IconSettings,
  "shield-cog": IconShieldCog,
  "shield-lock": IconShieldLock,
  "thumb-up": IconThumbUp,
  tool: IconTool,
  trophy: IconTrophy,
  users: IconUsers,
} as const;

export type IconName = keyof typeof ICONS;

export function NamedIcon({ name, ...props }: IconProps & { name: IconName }) {
  const Icon = ICONS[name];
  return <Icon aria-hidden {...props} />;
}
