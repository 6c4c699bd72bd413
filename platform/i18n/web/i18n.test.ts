import { afterEach, expect, test, vi } from "vitest";
import { LANGUAGE_KEY } from "../languages.ts";
import { currentLanguage, setLanguage } from "./i18n.ts";

afterEach(() => setLanguage("fr"));

const otherTab = (key: string, newValue: string | null) =>
  dispatchEvent(new StorageEvent("storage", { key, newValue }));

test("a language chosen in another tab of this device is this one's too", async () => {
  otherTab(LANGUAGE_KEY, "es");
  await vi.waitFor(() => expect(document.documentElement.lang).toBe("es"));
  expect(currentLanguage()).toBe("es");
});

test("a device that is erased, and what is no language, change nothing", async () => {
  await setLanguage("en");
  otherTab(LANGUAGE_KEY, null);
  otherTab(LANGUAGE_KEY, "klingon");
  otherTab("mantine-color-scheme-value", "es");
  await new Promise((next) => setTimeout(next));
  expect(currentLanguage()).toBe("en");
});
