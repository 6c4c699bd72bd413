// The official tables: brought into an embedded database while somebody reads, then asked. Needs
// the public files (CONTRIBUTING.md, test data).
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Figures } from "../figure.ts";
import { OWN_GROUP, supervised } from "../supervise-child.ts";

interface Measured {
  seconds: number;
  bareSeconds: number;
  megabytes: number;
  read: number;
  readIdle: number;
  longest: number;
  median: number;
  bareMedian: number;
  p95: number;
  perSecond: number;
  barePerSecond: number;
  first: number;
  firstTen: number;
  coding: number;
  codingP95: number;
  bareCoding: number;
  analysis: number;
  bareAnalysis: number;
}

async function measure(folder: string): Promise<Measured> {
  const dataDir = mkdtempSync(join(tmpdir(), "sclepios-bench-tables-"));
  // As the command line runs.
  const child = spawn(
    process.execPath,
    ["--liftoff-only", "tools/bench/official-tables.ts", folder],
    {
      ...OWN_GROUP,
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  supervised(child, dataDir);
  try {
    let said = "";
    for await (const chunk of child.stdout ?? []) said += String(chunk);
    const last = said.trim().split("\n").at(-1) ?? "";
    if (!last.startsWith("{")) throw new Error("the tables were not measured");
    return JSON.parse(last) as Measured;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export async function tables(): Promise<Figures> {
  const folder = resolve(process.env.SCLEPIOS_TEST_DATA ?? "test-data");
  if (!existsSync(join(folder, "ccam-ghs"))) throw new Error(`no official files in ${folder}`);
  const m = await measure(folder);
  const ms = (value: number, baseline: number | null, max: number) => ({
    ...{ value, unit: "ms", baseline, goal: { max } },
  });
  const share = (value: number, min: number) => ({
    value,
    unit: "%",
    baseline: null,
    goal: { min },
  });
  return {
    "tables: import, four together": {
      ...{ value: m.seconds, unit: "s", baseline: m.bareSeconds, goal: { max: 90 } },
    },
    "tables: memory of the import": {
      ...{ value: m.megabytes, unit: "MB", baseline: null, goal: { max: 1024 } },
    },
    "tables: a read meanwhile, median": ms(m.read, m.readIdle, 50),
    "tables: longest turn meanwhile": { value: m.longest, unit: "ms", baseline: null, goal: null },
    "tables: search, median": ms(m.median, m.bareMedian, 12),
    "tables: search, 95th percentile": ms(m.p95, null, 40),
    "tables: searches a second": {
      value: m.perSecond,
      unit: "/s",
      baseline: m.barePerSecond,
      goal: { min: m.barePerSecond / 2 },
    },
    "tables: label found first": share(m.first, 70),
    "tables: label found in ten": share(m.firstTen, 90),
    "tables: coding 3,000 characters": ms(m.coding, m.bareCoding, 300),
    "tables: coding, 95th percentile": ms(m.codingP95, null, 300),
    "tables: fifteen drugs, one patient": ms(m.analysis, m.bareAnalysis, 50),
  };
}
