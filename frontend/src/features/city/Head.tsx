import type { ReactNode } from 'react';
import styles from './city.module.css';

/** Headline of a block, with what stands under and next to it. */
export function Head({
  id,
  title,
  text,
  children,
}: {
  id: string;
  title: string;
  text?: string;
  children?: ReactNode;
}) {
  return (
    <div className={styles.head}>
      <div>
        <h2 id={id}>{title}</h2>
        {text ? <p>{text}</p> : null}
      </div>
      {children}
    </div>
  );
}
