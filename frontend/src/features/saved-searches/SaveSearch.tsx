import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/Button';
import type { SaveSearchProps } from './filter-words';
import styles from './SavedSearches.module.css';
import { savedSearchTexts } from './texts';
import { retryImport } from '../../lib/retry-import';

const { keep: texts } = savedSearchTexts;
const SaveSearchDialog = lazy(
  retryImport(async () => ({ default: (await import('./SaveSearchDialog')).SaveSearchDialog })),
);

/** Offers to keep a search; what it takes to do so comes with the press. */
export function SaveSearch({ kind, filters }: SaveSearchProps) {
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.keep}>
      <h2>{texts.heading}</h2>
      <p>{texts.text}</p>
      <Button icon="bell" size="small" onClick={() => setOpen(true)}>
        {texts.button}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <SaveSearchDialog kind={kind} filters={filters} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}
