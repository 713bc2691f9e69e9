import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/Button';
import { Sprig } from '../../ui/scene/Scene';
import styles from './DashboardScreen.module.css';

export interface Step {
  title: string;
  text: string;
  action: { to: string; label: string };
}

/** The card that leads the dashboard. */
export function LeadCard({ eyebrow, title, text, action, children }: Step & { eyebrow: string; children?: ReactNode }) {
  return (
    <section className={styles.next} aria-labelledby="next-step">
      <Sprig className={styles.sprig ?? ''} />
      <p className={styles.eyebrow}>{eyebrow}</p>
      <h2 id="next-step">{title}</h2>
      <p>{text}</p>
      <div className={styles.actions}>
        <LinkButton to={action.to}>{action.label}</LinkButton>
        {children}
      </div>
    </section>
  );
}
