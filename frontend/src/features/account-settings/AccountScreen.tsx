import type { ReactNode } from 'react';
import styles from './account-settings.module.css';
import { ContactSettings } from './ContactSettings';
import { EmailStatus } from './EmailStatus';
import { accountMessages } from './messages';
import { PasswordForm } from './PasswordForm';
import { SecondFactorSettings } from './SecondFactorSettings';
import { SessionList } from './SessionList';

interface AccountScreenProps {
  /** A section of another feature. */
  notifications: { id: string; heading: string; lead: string; content: ReactNode };
  /** Further sections, at the end. */
  children?: ReactNode;
}

/** Everything about the account that is not the profile. */
export function AccountScreen({ notifications, children }: AccountScreenProps) {
  return (
    <div className={`wrap ${styles.screen}`}>
      <header>
        <h1>{accountMessages.heading}</h1>
        <p className={styles.lead}>{accountMessages.lead}</p>
      </header>
      <Section heading={accountMessages.email.heading}>
        <EmailStatus />
      </Section>
      <Section heading={accountMessages.contact.heading} lead={accountMessages.contact.lead}>
        <ContactSettings />
      </Section>
      <Section id={notifications.id} heading={notifications.heading} lead={notifications.lead}>
        {notifications.content}
      </Section>
      <Section heading={accountMessages.password.heading} lead={accountMessages.password.lead}>
        <PasswordForm />
      </Section>
      <Section heading={accountMessages.secondFactor.heading}>
        <SecondFactorSettings />
      </Section>
      <Section heading={accountMessages.sessions.heading}>
        <SessionList />
      </Section>
      {children}
    </div>
  );
}

interface SectionProps {
  /** By which links lead here. */
  id?: string;
  heading: string;
  lead?: string;
  children: ReactNode;
}

function Section({ id, heading, lead, children }: SectionProps) {
  return (
    <section id={id} className={styles.section}>
      <div>
        <h2>{heading}</h2>
        {lead ? <p className={styles.muted}>{lead}</p> : null}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
