import { useState } from 'react';
import { focusOnMount, focusParentOnUnmount } from '../../lib/pass-focus';
import { Button } from '../../ui/Button';
import { toast } from '../../ui/toast';
import styles from './account-settings.module.css';
import { accountTexts } from './texts';

const { secondFactor: words } = accountTexts;

/** The ten recovery codes, shown once. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setCopied(true);
    } catch {
      toast.error(words.notCopied);
    }
  };
  return (
    <div ref={focusParentOnUnmount} className={styles.form}>
      <h3 ref={focusOnMount} tabIndex={-1}>
        {words.codesHeading}
      </h3>
      <p>{words.codesText}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button variant="quiet" onClick={() => void copy()}>
          {copied ? words.copied : words.copy}
        </Button>
        <Button onClick={onKept}>{words.kept}</Button>
      </div>
    </div>
  );
}
