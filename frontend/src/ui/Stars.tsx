import { useId } from 'react';
import styles from './Stars.module.css';

const STAR = 'M10 2l2.4 5.1 5.6.7-4.1 3.8 1.1 5.5L10 14.4 5 17.1l1.1-5.5L2 7.8l5.6-.7Z';
const FIVE = [0, 20, 40, 60, 80];

/** Five stars in halves, always with the number next to them; `count` says in words of how many. */
export function Stars({ rating, count }: { rating: number; count?: string }) {
  const half = Math.round(rating * 2) / 2;
  const clip = useId();
  return (
    <span className={styles.stars}>
      <svg viewBox="0 0 100 20" aria-hidden="true">
        <clipPath id={clip}>
          <rect width={half * 20} height="20" />
        </clipPath>
        <g className={styles.off}>
          {FIVE.map((x) => (
            <path key={x} d={STAR} transform={`translate(${x} 0)`} />
          ))}
        </g>
        <g clipPath={`url(#${clip})`}>
          {FIVE.map((x) => (
            <path key={x} d={STAR} transform={`translate(${x} 0)`} />
          ))}
        </g>
      </svg>
      <span aria-hidden="true">{rating.toFixed(1)}</span>
      <span className="sr">{`${rating.toFixed(1)} of 5`}</span>
      {count === undefined ? null : <small>{`(${count})`}</small>}
    </span>
  );
}
