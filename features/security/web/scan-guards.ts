// The two scans of spec §9, every 5 and every 10 minutes. They read the same call; whichever sees
// the threat first says it.
import { client } from "./api.ts";
import { warn } from "./warn.ts";

const MINUTE = 60_000;
export const SCAN_MINUTES = 5;
export const BACKGROUND_SCAN_MINUTES = 10;

async function scan(): Promise<void> {
  // A scan that cannot be made says nothing about the person: the next one will.
  const result = await client.monitorSecurityEvents({}).catch(() => null);
  if (result && result.threat_level !== "LOW") await warn("threat");
}

function every(minutes: number): () => void {
  const timer = setInterval(() => void scan(), minutes * MINUTE);
  return () => clearInterval(timer);
}

export const watchSecurity = (): (() => void) => every(SCAN_MINUTES);
export const watchSecurityInBackground = (): (() => void) => every(BACKGROUND_SCAN_MINUTES);
