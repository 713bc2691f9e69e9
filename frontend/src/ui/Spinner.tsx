import styles from './Spinner.module.css';

interface SpinnerProps {
  /** The accessible name: what is loading. */
  label: string;
  showLabel?: boolean;
  /** Takes the height of a page. */
  page?: boolean;
}

/** Waiting without a known shape; where the shape is known there is `Skeleton`. */
export function Spinner({ label, showLabel = false, page = false }: SpinnerProps) {
  return (
    <div
      className={page ? styles.page : styles.inline}
      role="status"
      data-page-awaited={page && !showLabel ? '' : undefined}
    >
      <svg viewBox="0 0 48 48" className={styles.ring} aria-hidden="true">
        <circle cx="24" cy="24" r="19" />
        <path d="M24 5a19 19 0 0 1 19 19" />
      </svg>
      <span className={showLabel ? styles.label : 'sr'}>{label}</span>
    </div>
  );
}
