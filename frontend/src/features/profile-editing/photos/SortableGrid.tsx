import { SortableList } from '../../../ui/SortableList';
import { editingMessages } from '../texts';
import type { PhotoGridProps } from './PhotoGrid';
import styles from './photos.module.css';

const { photos: texts } = editingMessages;

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
