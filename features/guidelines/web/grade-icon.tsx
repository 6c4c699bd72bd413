import type { Grade } from "#platform/ai/toolbox.ts";

const PAGE = "M.8.8h7.6l3.8 3.8v10.6H.8z";
const LINES: Record<Grade, string> = {
  issuer: "M3.3 6.2h6.4M3.3 9h6.4M3.3 11.8h6.4",
  extract: "M3.3 6.2h6.4M3.3 9h6.4",
  abstract: "M3.3 6.2h6.4",
  "second-hand": "",
  reread: "M3.3 9.4l2 2 4-4.4",
  unopened: "",
};
const DASHED: ReadonlySet<Grade> = new Set(["second-hand", "unopened"]);

/**
 * What was read of the source: a page with as many lines as were read; dashed when it was not
 * itself.
 */
export const GradeIcon = ({ grade }: { grade: Grade }) => (
  <svg
    viewBox="0 0 13 16"
    width={13}
    height={16}
    fill="none"
    stroke="currentColor"
    strokeWidth={1.3}
    aria-hidden
  >
    <path d={PAGE} {...(DASHED.has(grade) ? { strokeDasharray: "2.1 1.7" } : {})} />
    {grade === "unopened" ? (
      <path d="M3.6 7.4l5 5m0-5l-5 5" />
    ) : (
      <path d={LINES[grade]} strokeWidth={1.5} />
    )}
  </svg>
);
