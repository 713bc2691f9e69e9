import type { Region } from '../../config/regions';
import { classNames } from '../../ui/class-names';
import { sheetBody, sheetKind } from './sheet-bodies';
import styles from './TemplateSheet.module.css';

interface TemplateSheetProps {
  title: string;
  slug: string;
  /** The region of its colours and numbers. */
  region: Region;
  className?: string | undefined;
}

/** A small drawing of a template. Decorative: its title is next to it. */
export function TemplateSheet({ title, slug, region, className }: TemplateSheetProps) {
  const kind = sheetKind(slug);
  return (
    <div className={classNames(styles.sheet, className)} data-kind={kind} data-country={region} aria-hidden="true">
      <div className={styles.page}>
        <div className={styles.band}>
          <span>{title}</span>
          <svg viewBox="8 4 33 42" className={styles.sprig}>
            <path className={styles.stem} d="M23 45C25 33 26.5 20 25 4" />
            <path
              className={styles.leaf}
              d="M25 6C19 5 15.5 7.5 14 12.5C19.5 13.5 23.5 11.5 25.3 9ZM25.6 13C19 11.5 13.5 14.5 11 20.5C17.5 22 23 19.5 25.5 16.5ZM25.3 21.5C18.5 19.5 11.5 23 8.5 29.5C15.5 31.5 22 28.5 25 25.5ZM24.6 31C18.5 29.5 13 32 10 37.5C16 39 21.5 37.5 24.1 35Z"
            />
            <path
              className={styles.blossom}
              d="M29.8 4.8a3.2 3.2 0 1 0 .1 0ZM33.2 11.2a4.1 4.1 0 1 0 .1 0ZM35.6 19.6a5 5 0 1 0 .1 0ZM31.6 30.1a4.3 4.3 0 1 0 .1 0Z"
            />
          </svg>
        </div>
        <svg className={styles.body} viewBox="0 0 200 224" preserveAspectRatio="xMidYMin slice">
          {sheetBody(kind, region)}
        </svg>
      </div>
    </div>
  );
}
