import { useState, type ReactNode } from 'react';
import { useSession } from '../../lib/session';
import styles from './account-settings.module.css';
import { ContactSettings } from './ContactSettings';
import { EmailStatus } from './EmailStatus';
import { PasskeySettings } from './PasskeySettings';
import { accountMessages } from './texts';
import { PasswordForm } from './PasswordForm';
import { SecondFactorSettings } from './SecondFactorSettings';
import { SessionList } from './SessionList';

interface AccountScreenProps {
  /** A section of another feature; null for co-parents, who get none. */
  notifications: { id: string; heading: string; lead: string; content: ReactNode } | null;
  /** Further sections, at the end. */
  children?: ReactNode;
  /** Called once a second factor that was required is set up. */
  onSecondFactor?: () => void;
}

/** Everything about the account that is not the profile. */
export function AccountScreen({ notifications, children, onSecondFactor }: AccountScreenProps) {
  const { user } = useSession();
  // Kept when the factor is on: its recovery codes are still to be shown.
  const [onlySecondFactor] = useState(user?.secondFactorRequired === true);
  if (onlySecondFactor)
    return (
      <div className={`wrap ${styles.screen}`}>
        <h1>{accountMessages.heading}</h1>
        <AccountSection heading={accountMessages.secondFactor.heading}>
          <SecondFactorSettings onReady={onSecondFactor} />
        </AccountSection>
        <AccountSection heading={accountMessages.passkeys.heading} lead={accountMessages.passkeys.lead}>
          <PasskeySettings onReady={onSecondFactor} />
        </AccountSection>
        <AccountSection heading={accountMessages.sessions.heading}>
          <SessionList />
        </AccountSection>
      </div>
    );
  return (
    <div className={`wrap ${styles.screen}`}>
      <header>
        <h1>{accountMessages.heading}</h1>
        <p className={styles.lead}>{accountMessages.lead}</p>
      </header>
      <AccountSection heading={accountMessages.email.heading}>
        <EmailStatus />
      </AccountSection>
      {user?.coParent ? null : (
        <AccountSection heading={accountMessages.contact.heading} lead={accountMessages.contact.lead}>
          <ContactSettings />
        </AccountSection>
      )}
      {notifications ? (
        <AccountSection id={notifications.id} heading={notifications.heading} lead={notifications.lead}>
          {notifications.content}
        </AccountSection>
      ) : null}
      <AccountSection heading={accountMessages.password.heading} lead={accountMessages.password.lead}>
        <PasswordForm />
      </AccountSection>
      <AccountSection heading={accountMessages.passkeys.heading} lead={accountMessages.passkeys.lead}>
        <PasskeySettings />
      </AccountSection>
      <AccountSection heading={accountMessages.secondFactor.heading}>
        <SecondFactorSettings />
      </AccountSection>
      <AccountSection heading={accountMessages.sessions.heading}>
        <SessionList />
      </AccountSection>
      {children}
    </div>
  );
}

interface AccountSectionProps {
  /** By which links lead here. */
  id?: string;
  heading: string;
  lead?: string;
  children: ReactNode;
}

/** One subject of the page, with its heading next to it. */
export function AccountSection({ id, heading, lead, children }: AccountSectionProps) {
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
