import { useMemo } from 'react';
import { proseTexts } from './texts';
import { proseParts, type Section } from './prose-html';
import styles from './Prose.module.css';

interface ProseProps {
  /** Clean HTML, as the API gives it. */
  html: string;
  className?: string | undefined;
}

/** A long text set for reading. Its main headings can be linked to. */
export function Prose({ html, className }: ProseProps) {
  const parts = useMemo(() => proseParts(html, proseTexts.table), [html]);
  return (
    <div
      className={className ? `${styles.prose} ${className}` : styles.prose}
      dangerouslySetInnerHTML={{ __html: parts.html }}
    />
  );
}

/** The main headings of a text, for a list of its contents. */
export function sectionsOf(html: string): Section[] {
  return proseParts(html, '').sections;
}

/** The class of a text set for reading, for those who write it. */
export const proseClass = styles.prose ?? '';
