// `npm run notice`: writes NOTICE anew, after a change of dependencies.
import { writeFileSync } from "node:fs";
import { currentNotice } from "./read.ts";

writeFileSync("NOTICE", currentNotice());
