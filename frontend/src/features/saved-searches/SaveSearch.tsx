import { lazy, Suspense, useState } from 'react';
import type { SavedSearchKind } from '../../api/saved-searches';
import { Button } from '../../ui/Button';
import styles from './SavedSearches.module.css';
import { savedSearchMessages } from './texts';

const { keep: texts } = savedSearchMessages;
const KeepSearchDialog = lazy(async () => ({ default: (await import('./SaveSearchDialog')).SaveSearchDialog }));

export interface SaveSearchProps {
  kind: SavedSearchKind;
  filters: Record<string, string>;
}

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
          <KeepSearchDialog kind={kind} filters={filters} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}
