import type { ReactNode } from 'react';
import { PageHead } from '../lib/head';
import styles from './AdminHead.module.css';

/** The title of a page of Admin, in its window and on top of it. */
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
