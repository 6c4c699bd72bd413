// Instruments that people look for and that are not shipped, with the reason. One that comes into the
// catalogue leaves this list: a test says so.

export const WHY_ABSENT = ["unopened", "differ", "licence", "notValid"] as const;
export type WhyAbsent = (typeof WHY_ABSENT)[number];

export const ABSENT: readonly { id: string; why: WhyAbsent }[] = [
  { id: "geneva-simplified", why: "differ" },
  { id: "malinas", why: "differ" },
  { id: "aims65", why: "unopened" },
  { id: "mmse", why: "licence" },
  { id: "moca", why: "licence" },
  { id: "stop-bang", why: "licence" },
  { id: "4at", why: "licence" },
  { id: "braden", why: "licence" },
  { id: "growth", why: "licence" },
  { id: "pregnancy", why: "notValid" },
];
