import { useComputedColorScheme, useMantineColorScheme } from "@mantine/core";

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

/** From the colours that are seen to the other ones, whatever was chosen. */
export function useChangeTheme(): () => void {
  const seen = useComputedColorScheme("light");
  const { setScheme } = useColorScheme();
  return () => setScheme(seen === "dark" ? "light" : "dark");
}
