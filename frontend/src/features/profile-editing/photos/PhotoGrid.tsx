import { lazy, Suspense, useLayoutEffect, useRef, type FocusEvent } from 'react';
import { retryImport } from '../../../lib/retry-import';
import { editingTexts } from '../texts';
import styles from './photos.module.css';
import type { PhotoGridProps } from './SortableGrid';

const { photos: texts } = editingTexts;

// Without the code for dragging, photos are ordered by their buttons.
const loadSortableGrid = retryImport(() => import('./SortableGrid'));
const SortableGrid = lazy(() => loadSortableGrid().catch(() => ({ default: PlainGrid })));

/** Photos in their order. */
export function PhotoGrid(props: PhotoGridProps) {
  const keptFocus = useKeptFocus();
  const plain = <PlainGrid {...props} />;
  return (
    <div {...keptFocus}>
      {props.entries.length > 1 ? (
        <Suspense fallback={plain}>
          <SortableGrid {...props} />
        </Suspense>
      ) : (
        plain
      )}
    </div>
  );
}

function PlainGrid({ entries, after, children }: PhotoGridProps) {
  return (
    <ol className={styles.photos} aria-label={texts.heading}>
      {entries.map((entry, index) => (
        <li key={entry}>{children(entry, index)}</li>
      ))}
      {after}
    </ol>
  );
}

/** The focus of a button that moves, is disabled or goes: it stays with its photo, or with the one in its place. */
function useKeptFocus() {
  const held = useRef<{ button: Element; index: number } | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!held.current) return;
    const { button, index } = held.current;
    const active = document.activeElement;
    if (active !== document.body && active !== button) return;
    if (button.isConnected && !button.matches(':disabled')) return (button as HTMLElement).focus();
    const tiles = box.current?.querySelectorAll('ol > li');
    const tile = button.isConnected ? button.closest('li') : (tiles?.[index] ?? tiles?.[index - 1]);
    const label = button.getAttribute('aria-label');
    const buttons = [...(tile?.querySelectorAll<HTMLElement>('button:enabled') ?? [])];
    (buttons.find((one) => label && one.getAttribute('aria-label') === label) ?? buttons[0])?.focus();
  });
  return {
    ref: box,
    onFocusCapture: ({ target, currentTarget }: FocusEvent) => {
      const tiles = [...currentTarget.querySelectorAll('ol > li')];
      held.current = { button: target, index: tiles.findIndex((tile) => tile.contains(target)) };
    },
    onBlurCapture: () => {
      held.current = null;
    },
  };
}
