import type { ReactNode } from 'react';
import styles from './city.module.css';

/** The heading of a section, with a text below and optional content next to it. */
export function SectionHead({
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
