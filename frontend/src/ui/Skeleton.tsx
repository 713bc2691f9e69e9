import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** Lengths as SVG has them; a line of text by default. */
  width?: string;
  height?: string;
  /** `text` has soft corners, `card` a card's, `circle` is round. */
  shape?: 'text' | 'card' | 'circle';
  /** Width to height, as `4 / 5`, instead of a height. */
  ratio?: string;
}

/**
 * The shape of something that is coming. It shows itself after 300 ms, so that fast answers never flicker. It is an SVG,
 * because the server draws it too, and the content policy takes no `style` from there.
 */
export function Skeleton({ width = '100%', height, shape = 'text', ratio }: SkeletonProps) {
  const measures = ratio && !height ? { viewBox: `0 0 ${ratio.replace('/', ' ')}` } : { height: height ?? '1em' };
  return <svg className={styles.skeleton} data-shape={shape} width={width} {...measures} aria-hidden="true" />;
}
