import { oc } from "@orpc/contract";
import { commonErrors } from "./errors.ts";

/** Who may call: anyone, a signed-in person, a moderator or an administrator (system role). */
export type Access = "visitor" | "person" | "moderator" | "admin";
export interface ProcedureMeta {
  access: Access;
}

/** Every contract starts here: what does not say otherwise is for signed-in people. */
export const procedure = oc.$meta<ProcedureMeta>({ access: "person" }).errors(commonErrors);
