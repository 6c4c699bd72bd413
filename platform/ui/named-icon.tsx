// The icons that features lend. The list of features, which every page loads, holds their names
// only; the icons come with the frame of the signed-in pages (app/web/shell/icons.ts).
import type { IconProps } from "@tabler/icons-react";
import type { ComponentType } from "react";
import type { IconName } from "#platform/feature/web/web-feature.ts";

type Icon = ComponentType<IconProps>;

const registered = new Map<string, Icon>();

/** Makes the icons of a feature known under "<feature>/<name>". */
export function registerIcons(feature: string, icons: Readonly<Record<string, Icon>>): void {
  for (const [name, icon] of Object.entries(icons)) registered.set(`${feature}/${name}`, icon);
}

/** Draws nothing for a name that no feature registered; a test of the frame finds such a name. */
export function NamedIcon({ name, ...props }: IconProps & { name: IconName }) {
  const Icon = registered.get(name);
  return Icon ? <Icon aria-hidden {...props} /> : null;
}

export const isRegisteredIcon = (name: IconName): boolean => registered.has(name);
