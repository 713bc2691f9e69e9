import type { ReactNode } from 'react';
import { paths } from '../../../config/paths';
import { ArrowLink } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import styles from '../MessagesScreen.module.css';
import { threadTexts } from './texts';

const { thread: texts } = threadTexts;

/** In place of a conversation that does not exist, or belongs to others. */
export const MissingConversation = ({ children }: { children?: ReactNode }) => (
  <EmptyState title={texts.missing} text={texts.missingText}>
    {children}
    <ToBlockedPeople />
  </EmptyState>
);

/** In place of the composer, where the two can no longer reach each other. */
export const ClosedConversation = ({ name }: { name: string }) => (
  <div className={styles.closed} role="status">
    <p>
      <b>{texts.closed(name)}</b> {texts.closedText}
    </p>
    <ToBlockedPeople />
  </div>
);

const ToBlockedPeople = () => <ArrowLink to={paths.accountSafety}>{texts.blockedPeople}</ArrowLink>;
