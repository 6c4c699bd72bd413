import { expect, test } from "vitest";
import { features } from "#app/web/features.ts";
import { isRegisteredIcon } from "#platform/ui/named-icon.tsx";
import "./icons.ts";

const entries = features.flatMap(({ nav = [], adminPages = [], actions = [] }) => [
  ...nav,
  ...adminPages,
  ...actions,
]);

test("every entry of the menus has the icon it names", () => {
  const names = entries.flatMap(({ icon }) => icon ?? []);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !isRegisteredIcon(name))).toEqual([]);
});
