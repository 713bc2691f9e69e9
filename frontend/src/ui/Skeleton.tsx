import type { CSSProperties } from 'react';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths; a line of text by default. */
  width?: string;
  height?: string;
  /** `text` has soft corners, `card` a card's, `circle` is round. */
  shape?: 'text' | 'card' | 'circle';
  /** Width to height, as `4 / 5`, instead of a height. */
  ratio?: string;
}

/** The shape of something that is coming. It shows itself after 300 ms, so that fast answers never flicker. */
export function Skeleton({ width = '100%', height, shape = 'text', ratio }: SkeletonProps) {
  const style: CSSProperties = {
    width,
    height: height ?? (ratio ? 'auto' : '1em'),
    ...(ratio ? { aspectRatio: ratio } : {}),
  };
  return <span className={styles.skeleton} data-shape={shape} style={style} aria-hidden="true" />;
}
