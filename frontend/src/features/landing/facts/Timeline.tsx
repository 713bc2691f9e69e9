import type { ReactNode } from 'react';
import type { Stages } from '../content/section-types';
import styles from './facts.module.css';

interface TimelineProps {
  id: string;
  stages: Stages;
  intro?: string;
  /** Counted steps stand one under the other, stages of time side by side. */
  counted?: boolean;
  /** Without a ground of its own. */
  plain?: boolean;
  children?: ReactNode;
}

/** Steps in their order. */
export function Timeline({
  id,
  stages: { title, stages },
  intro,
  counted = false,
  plain = counted,
  children,
}: TimelineProps) {
  return (
    <section className={plain ? styles.section : styles.washed} aria-labelledby={id}>
      <div className="wrap">
        <div className={styles.over}>
          <h2 id={id}>{title}</h2>
          {intro ? <p>{intro}</p> : null}
        </div>
        <ol className={counted ? styles.counted : styles.stages}>
          {stages.map(({ when, text }, index) => (
            <li key={when}>
              {counted ? (
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
              ) : null}
              <h3>{when}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        {children}
      </div>
    </section>
  );
}
