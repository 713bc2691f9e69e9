import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/Icon';
import { adminUiTexts } from '../texts';
import styles from './TextCells.module.css';

interface TitleCellProps {
  to: string;
  title: string;
  /** Special properties. */
  marks: ReactNode;
  /** Details that have their own columns on wide screens. */
  onPhones: ReactNode;
}

/** The title of a text, linked to its editor. On phones it is the whole row. */
export function TitleCell({ to, title, marks, onPhones }: TitleCellProps) {
  return (
    <div className={styles.title}>
      <Link to={to}>{title}</Link>
      <span className={styles.marks}>{marks}</span>
      <div className={styles.onPhones}>{onPhones}</div>
    </div>
  );
}

/** Link to the text as readers see it. */
export function ViewLink({ href, title }: { href: string; title: string }) {
  const { view, viewNamed } = adminUiTexts;
  return (
    <a className={styles.view} href={href} target="_blank" rel="noopener" aria-label={viewNamed(title)}>
      {view} <Icon name="external" size={16} />
    </a>
  );
}
