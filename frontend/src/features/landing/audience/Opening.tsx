import type { ReactNode } from 'react';
import { ArrowLink, LinkButton } from '../../../ui/Button';
import { Sprig } from '../../../ui/scene/Scene';
import styles from './audience.module.css';

interface OpeningProps {
  headline: readonly [before: string, stressed: string, after: string];
  text: string;
  main: { to: string; label: string };
  other: { to: string; label: string };
  children?: ReactNode;
}

/** The head of a page that goes into the matter: large words, one action, no picture but a branch. */
export function Opening({ headline: [before, stressed, after], text, main, other, children }: OpeningProps) {
  return (
    <section className={styles.opening} aria-labelledby="headline">
      <Sprig />
      <div className={`wrap ${styles.openingColumns}`}>
        <div>
          <h1 id="headline">
            {before}
            <em>{stressed}</em>
            {after}
          </h1>
          <p>{text}</p>
          <div className={styles.actions}>
            <LinkButton to={main.to}>{main.label}</LinkButton>
            <ArrowLink to={other.to}>{other.label}</ArrowLink>
          </div>
        </div>
        {children}
      </div>
    </section>
  );
}
