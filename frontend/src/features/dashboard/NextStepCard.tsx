import type { ReactNode } from 'react';
import type { NextStepCode } from '../../api/dashboard';
import { paths } from '../../config/paths';
import type { SessionUser } from '../../lib/session';
import { useUnreadCount } from '../../entities/unread';
import { ArrowLink, LinkButton } from '../../ui/Button';
import { Sprig } from '../../ui/scene/Scene';
import styles from './DashboardScreen.module.css';
import { dashboardMessages as texts } from './texts';
import { ownProfilePath } from './own-profile-path';

function addressOf(to: string, user: SessionUser): string {
  if (to === 'profile') return ownProfilePath(user);
  if (to === 'search') return user.userType === 'family' ? paths.searchAuPairs : paths.searchFamilies;
  return to.startsWith('#') ? paths.dashboard + to : to;
}

/** The one thing to do next, and the unread messages. */
export function NextStepCard({ code, user }: { code: NextStepCode; user: SessionUser }) {
  const unread = useUnreadCount();
  const step = texts.steps[code];
  return (
    <LeadCard
      title={step.title}
      text={user.userType === 'aupair' && 'auPairText' in step ? step.auPairText : step.text}
      action={{ to: addressOf(step.to, user), label: step.action }}
    >
      {user.userType === 'admin' || code === 'keep_talking' ? null : (
        <ArrowLink to={paths.messages}>{unread > 0 ? texts.unread(unread) : texts.openMessages}</ArrowLink>
      )}
    </LeadCard>
  );
}

interface LeadCardProps {
  title: string;
  text: string;
  action: { to: string; label: string };
  children?: ReactNode;
}

/** The card that leads the dashboard. */
export function LeadCard({ title, text, action, children }: LeadCardProps) {
  return (
    <section className={styles.next} aria-labelledby="next-step">
      <Sprig className={styles.sprig ?? ''} />
      <p className={styles.eyebrow}>{texts.next}</p>
      <h2 id="next-step">{title}</h2>
      <p>{text}</p>
      <div className={styles.acts}>
        <LinkButton to={action.to}>{action.label}</LinkButton>
        {children}
      </div>
    </section>
  );
}
