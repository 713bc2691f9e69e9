import type { ReactNode } from 'react';
import { PageHead } from '../lib/head';
import styles from './AdminHead.module.css';

/** Shows the title of an Admin page, in the browser tab and at the top of the page. */
export function AdminHead({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <header className={styles.head}>
      <PageHead title={title} hidden />
      <div>
        <h1>{title}</h1>
        {text ? <p>{text}</p> : null}
      </div>
      {children}
    </header>
  );
}
