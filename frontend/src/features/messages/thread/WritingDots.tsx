import styles from './WritingDots.module.css';

/** Three dots that blink while somebody writes. The words beside them say so. */
export function WritingDots() {
  return (
    <span className={styles.dots} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
