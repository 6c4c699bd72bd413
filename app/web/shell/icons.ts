// Every feature's `web/icons.ts`, found by its place: a new feature adds its own and edits nothing
// here.
import type { IconProps } from "@tabler/icons-react";
import type { ComponentType } from "react";
import { registerIcons } from "#platform/ui/named-icon.tsx";

interface IconsModule {
  icons: Readonly<Record<string, ComponentType<IconProps>>>;
}

const modules = import.meta.glob<IconsModule>(
  ["../../../features/*/web/icons.ts", "../../../platform/*/web/icons.ts"],
  { eager: true },
);

for (const [path, { icons }] of Object.entries(modules)) {
  registerIcons(path.split("/").at(-3) ?? "", icons);
}
