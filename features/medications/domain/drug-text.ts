// Where something may be read of a drug: the RCP that is held, a passage of the library.
import type { Rcp } from "./rcp/rcp.ts";

export interface RcpText {
  kind: "rcp";
  cis: string;
  name: string;
  rcp: Rcp;
  readAt: Date;
}

export interface LibraryText {
  kind: "library";
  title: string;
  indication: string;
  route: string;
  grade: string;
  said: Partial<Record<"renal" | "hepatic" | "child" | "pregnancy" | "contraindication", string>>;
}

export type DrugText = RcpText | LibraryText;
