import { useState } from 'react';
import { Button } from '../../ui/Button';
import styles from './account-settings.module.css';
import { accountTexts } from './texts';

const { secondFactor: words } = accountTexts;

/** The ten recovery codes, shown once. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const [copied, setCopied] = useState(false);
  const copy = () => navigator.clipboard.writeText(codes.join('\n')).then(() => setCopied(true));
  return (
    <div className={styles.form}>
      <h3>{words.codesHeading}</h3>
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
