import type { ReactNode } from 'react';
import { SortableList } from '../../../ui/SortableList';
import { editingTexts } from '../texts';
import styles from './photos.module.css';

const { photos: texts } = editingTexts;

export interface PhotoGridProps {
  entries: readonly string[];
  onReorder: (entries: string[]) => void;
  /** Content after the sortable entries. */
  after: ReactNode;
  children: (entry: string, index: number) => ReactNode;
}

/** Photos that are ordered by dragging, with the mouse, by touch or by keyboard. */
export default function SortableGrid({ entries, onReorder, after, children }: PhotoGridProps) {
  return (
    <SortableList
      items={entries.map((id) => ({ id }))}
      nameOf={({ id }) => texts.numbered(entries.indexOf(id) + 1)}
      onReorder={(items) => onReorder(items.map(({ id }) => id))}
      label={texts.heading}
      grid={styles.photos}
      after={after}
    >
      {({ id }, index) => children(id, index)}
    </SortableList>
  );
}
