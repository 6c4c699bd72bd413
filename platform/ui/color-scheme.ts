import { useMantineColorScheme } from "@mantine/core";

export type ColorScheme = "light" | "dark" | "auto";
export const COLOR_SCHEMES: readonly ColorScheme[] = ["light", "dark", "auto"];

/**
 * Light, dark or the system's. `keepTransitions`: without it Mantine inserts a <style>, which the
 * policy refuses.
 */
export function useColorScheme(): {
  scheme: ColorScheme;
  setScheme: (scheme: ColorScheme) => void;
} {
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  return { scheme: colorScheme, setScheme: setColorScheme };
}
