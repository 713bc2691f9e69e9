import type { ReactNode } from 'react';
import { focusParentOnUnmount } from '../../lib/pass-focus';
import { Button, LinkButton } from '../../ui/Button';
import { Sprig } from '../../ui/scene/Scene';
import styles from './DashboardScreen.module.css';

export interface Step {
  title: string;
  text: string;
  action: { to: string; label: string };
  /** Answers at once, without leaving the page; the action is then the other answer. */
  answer?: { label: string; busy: boolean; onAnswer: () => void };
}

/** The card that leads the dashboard. */
export function LeadCard({
  eyebrow,
  title,
  text,
  action,
  answer,
  children,
}: Step & { eyebrow: string; children?: ReactNode }) {
  return (
    <section className={styles.next} aria-labelledby="next-step">
      <Sprig className={styles.sprig ?? ''} />
      <p className={styles.eyebrow}>{eyebrow}</p>
      <h2 id="next-step">{title}</h2>
      <p>{text}</p>
      <div className={styles.actions}>
        {answer ? (
          <Button ref={focusParentOnUnmount} busy={answer.busy} onClick={answer.onAnswer}>
            {answer.label}
          </Button>
        ) : null}
        <LinkButton {...(answer && { variant: 'quiet' as const })} to={action.to}>
          {action.label}
        </LinkButton>
        {children}
      </div>
    </section>
  );
}
