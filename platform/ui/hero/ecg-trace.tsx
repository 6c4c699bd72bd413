import styles from "./hero.module.css";

// One beat every 300 units: P wave, QRS, T wave.
const BEAT = "h70q13-16 26 0h20l8 9 13-70 15 92 10-31h22q19-28 38 0h78";
/** Eight beats reach beyond any screen. */
const TRACE = `M0 62${BEAT.repeat(8)}`;

/** The trace on the ECG paper of the public pages; its place is given by the page. */
export const EcgTrace = ({ className }: { className?: string | undefined }) => (
  <svg
    className={`${styles.trace} ${className ?? ""}`}
    viewBox="0 0 2400 96"
    preserveAspectRatio="xMinYMid slice"
    aria-hidden="true"
  >
    <path d={TRACE} />
  </svg>
);
