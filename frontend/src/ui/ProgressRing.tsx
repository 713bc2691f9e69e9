import styles from './ProgressRing.module.css';

const RADIUS = 29;
const LENGTH = 2 * Math.PI * RADIUS;

interface ProgressRingProps {
  /** 0 to 100. */
  value: number;
  /** What the figure means, for screen readers: "Match". */
  label: string;
  size?: number;
}

/** A figure out of a hundred with its arc. */
export function ProgressRing({ value, label, size = 68 }: ProgressRingProps) {
  const share = Math.min(100, Math.max(0, Math.round(value)));
  return (
    <div
      className={styles.ring}
      style={{ width: size, height: size }}
      role="img"
      aria-label={`${label}: ${share} of 100`}
    >
      <svg viewBox="0 0 68 68" aria-hidden="true">
        <circle cx="34" cy="34" r={RADIUS} />
        <circle
          cx="34"
          cy="34"
          r={RADIUS}
          strokeDasharray={`${((share / 100) * LENGTH).toFixed(1)} ${LENGTH.toFixed(1)}`}
          transform="rotate(-90 34 34)"
        />
      </svg>
      <b aria-hidden="true">{share}</b>
    </div>
  );
}
