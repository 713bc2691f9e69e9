import styles from './WritingDots.module.css';

/** Three dots that blink while someone writes. The words next to them say so. */
export function WritingDots() {
  return (
    <span className={styles.dots} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
