/**
 * What a user agent says of a device, for people to recognise theirs. Product names are the same in
 * every language.
 */
export interface Device {
  kind: "computer" | "phone" | "tablet" | "program" | "unknown";
  browser: string | null;
  system: string | null;
}

// The order counts: Edge, Opera and Samsung Internet also say "Chrome", and Chrome also says
// "Safari".
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\b(?:OPR|OPT|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bVersion\/[\d.]+.*\bSafari\//, "Safari"],
];

const SYSTEMS: readonly [RegExp, string, Device["kind"]][] = [
  [/\biPad\b/, "iPadOS", "tablet"],
  [/\b(?:iPhone|iPod)\b/, "iOS", "phone"],
  [/\bAndroid\b(?=.*\bMobile\b)/, "Android", "phone"],
  [/\bAndroid\b/, "Android", "tablet"],
  [/\bWindows\b/, "Windows", "computer"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS", "computer"],
  [/\bCrOS\b/, "ChromeOS", "computer"],
  [/\bLinux\b/, "Linux", "computer"],
];

const PROGRAM = /^(?:curl|wget|node|undici|python|go-http-client|okhttp|java|axios|postman)/i;

export function describeDevice(userAgent: string): Device {
  const agent = userAgent.slice(0, 1000);
  const browser = BROWSERS.find(([pattern]) => pattern.test(agent))?.[1] ?? null;
  const found = SYSTEMS.find(([pattern]) => pattern.test(agent));
  if (browser === null && PROGRAM.test(agent.trim()))
    return { kind: "program", browser: null, system: null };
  return { kind: found?.[2] ?? "unknown", browser, system: found?.[1] ?? null };
}
