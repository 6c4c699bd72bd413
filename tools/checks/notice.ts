import { readFileSync } from "node:fs";
import { currentNotice } from "../notice/read.ts";

if (readFileSync("NOTICE", "utf8") !== currentNotice()) {
  console.error("NOTICE does not name the packages of package-lock.json (npm run notice)");
  process.exitCode = 1;
}
