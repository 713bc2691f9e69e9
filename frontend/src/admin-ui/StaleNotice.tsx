import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import styles from './StaleNotice.module.css';

interface StaleNoticeProps {
  words: { title: string; takeTheirs: string; keepMine: string };
  /** What differs. */
  children: ReactNode;
  onTheirs: () => void;
  /** Null when both versions are the same. */
  onMine: (() => void) | null;
}

/** Lets an admin choose between what they have typed and what another admin has saved meanwhile. */
export function StaleNotice({ words, children, onTheirs, onMine }: StaleNoticeProps) {
  return (
    <Alert
      type="warning"
      showIcon
      className={styles.notice ?? ''}
      title={words.title}
      description={
        <>
          {children}
          <div className={styles.buttons}>
            <Button type="primary" onClick={onTheirs}>
              {words.takeTheirs}
            </Button>
            {onMine ? <Button onClick={onMine}>{words.keepMine}</Button> : null}
          </div>
        </>
      }
    />
  );
}
