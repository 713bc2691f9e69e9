import type { ReactNode } from 'react';
import { focusOnMount } from '../../lib/pass-focus';
import { Button } from '../../ui/Button';
import { FieldError } from '../../ui/form';
import styles from './auth.module.css';

interface EmailedLinkFormProps {
  words: Readonly<Record<'heading' | 'lead' | 'submit', string>>;
  /** Why it did not work, although the link may still be good. */
  problem: string | null;
  busy: boolean;
  onSubmit: () => Promise<void>;
}

/** The page of an emailed link: opening it changes nothing, pressing the button does. */
export function EmailedLinkForm({ words, problem, busy, onSubmit }: EmailedLinkFormProps) {
  return (
    <div className={styles.form}>
      <h1>{words.heading}</h1>
      <p>{words.lead}</p>
      {problem ? (
        <div role="alert">
          <FieldError>{problem}</FieldError>
        </div>
      ) : null}
      <Button busy={busy} onClick={() => void onSubmit()}>
        {words.submit}
      </Button>
    </div>
  );
}

/** Takes its place when the link has done its work, or is too old to. */
export function EmailedLinkOver({ heading, text, children }: { heading: string; text?: string; children: ReactNode }) {
  return (
    <div className={styles.form} role="alert">
      <h1 ref={focusOnMount} tabIndex={-1}>
        {heading}
      </h1>
      {text ? <p>{text}</p> : null}
      {children}
    </div>
  );
}
