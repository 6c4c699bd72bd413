// Exams: a long paper in a browser, a class in one at the same time, a bank of thousands.
import { bank } from "../exams/bank.ts";
import { classroom } from "../exams/class.ts";
import { paper } from "../exams/paper.ts";
import type { Figures } from "../figure.ts";

export const exams = async (): Promise<Figures> => ({
  ...(await bank()),
  ...(await paper()),
  ...(await classroom()),
});
