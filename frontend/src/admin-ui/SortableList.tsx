import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import styles from './SortableList.module.css';

interface SortableListProps<Item extends { id: string }> {
  items: readonly Item[];
  /** The name of an item in announcements. */
  nameOf: (item: Item) => string;
  onReorder: (items: Item[]) => void;
  children: (item: Item, index: number) => ReactNode;
  label: string;
}

const words = {
  handle: (name: string) => `Move ${name}`,
  how: 'Press Space or Enter to lift, the arrow keys to move, Space or Enter to put down, and Escape to cancel.',
  lifted: (name: string, place: number, of: number) => `${name} is lifted. It is number ${place} of ${of}.`,
  over: (name: string, place: number, of: number) => `${name} would be number ${place} of ${of}.`,
  dropped: (name: string, place: number, of: number) => `${name} is number ${place} of ${of} now.`,
  cancelled: (name: string) => `${name} is back where it was.`,
};

/** A list that can be reordered by dragging, or by keyboard at each item's handle. Moves are announced. */
export function SortableList<Item extends { id: string }>(props: SortableListProps<Item>) {
  const { items, nameOf, onReorder, children, label } = props;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: string | number) => items.findIndex((item) => item.id === id);
  const nameAt = (id: string | number) => {
    const item = items[placeOf(id)];
    return item ? nameOf(item) : '';
  };
  const told = (tell: (name: string, place: number, of: number) => string, id: string | number, at: string | number) =>
    tell(nameAt(id), placeOf(at) + 1, items.length);
  const announcements: Announcements = {
    onDragStart: ({ active }) => told(words.lifted, active.id, active.id),
    onDragOver: ({ active, over }) => told(words.over, active.id, over?.id ?? active.id),
    onDragEnd: ({ active, over }) => told(words.dropped, active.id, over?.id ?? active.id),
    onDragCancel: ({ active }) => words.cancelled(nameAt(active.id)),
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onReorder(arrayMove([...items], placeOf(active.id), placeOf(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: words.how } }}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol className={styles.list} aria-label={label}>
          {items.map((item, index) => (
            <SortableItem key={item.id} id={item.id} name={nameOf(item)}>
              {children(item, index)}
            </SortableItem>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

function SortableItem({ id, name, children }: { id: string; name: string; children: ReactNode }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  // Items move along the list only.
  const moved = transform && { ...transform, x: 0, scaleX: 1, scaleY: 1 };
  return (
    <li
      ref={setNodeRef}
      className={styles.item}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Transform.toString(moved), transition }}
    >
      <Button
        ref={setActivatorNodeRef}
        type="text"
        className={styles.handle ?? ''}
        {...attributes}
        {...listeners}
        aria-label={words.handle(name)}
        icon={<Grip />}
      />
      {children}
    </li>
  );
}

const Grip = () => (
  <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" fill="currentColor">
    {[6, 10, 14].flatMap((y) => [7, 13].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.6" />))}
  </svg>
);
