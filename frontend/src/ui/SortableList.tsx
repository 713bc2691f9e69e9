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
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useRef, type DragEvent, type PointerEvent, type ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './SortableList.module.css';

interface SortableListProps<Item extends { id: string }> {
  items: readonly Item[];
  /** The name of an item in announcements. */
  nameOf: (item: Item) => string;
  onReorder: (items: Item[]) => void;
  children: (item: Item, index: number) => ReactNode;
  label: string;
  /** A grid has its own styles, and its items are dragged with the mouse from anywhere but their buttons. */
  grid?: string | undefined;
  /** Content after the sortable entries. */
  after?: ReactNode;
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
  const { items, nameOf, onReorder, children, label, grid, after } = props;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const isJustLifted = useRef(false);
  const indexOf = (id: string | number) => items.findIndex((item) => item.id === id);
  const nameAt = (id: string | number) => {
    const item = items[indexOf(id)];
    return item ? nameOf(item) : '';
  };
  const announcement = (
    tell: (name: string, place: number, of: number) => string,
    id: string | number,
    at: string | number,
  ) => tell(nameAt(id), indexOf(at) + 1, items.length);
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      isJustLifted.current = true;
      return announcement(words.lifted, active.id, active.id);
    },
    onDragOver: ({ active, over }) => {
      // An item lies over itself when it is lifted, which would take the place of the words about that.
      if (isJustLifted.current && over?.id === active.id) return undefined;
      isJustLifted.current = false;
      return announcement(words.over, active.id, over?.id ?? active.id);
    },
    onDragEnd: ({ active, over }) => announcement(words.dropped, active.id, over?.id ?? active.id),
    onDragCancel: ({ active }) => words.cancelled(nameAt(active.id)),
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onReorder(arrayMove([...items], indexOf(active.id), indexOf(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: words.how } }}
    >
      <SortableContext
        items={items.map(({ id }) => id)}
        strategy={grid ? rectSortingStrategy : verticalListSortingStrategy}
      >
        <ol className={grid ?? styles.list} aria-label={label}>
          {items.map((item, index) => (
            <SortableItem key={item.id} id={item.id} name={nameOf(item)} inGrid={grid !== undefined}>
              {children(item, index)}
            </SortableItem>
          ))}
          {after}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

interface SortableItemProps {
  id: string;
  name: string;
  inGrid: boolean;
  children: ReactNode;
}

function SortableItem({ id, name, inGrid, children }: SortableItemProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  // Items keep their size; those of a list move along it only.
  const moved = transform && { ...transform, ...(!inGrid && { x: 0 }), scaleX: 1, scaleY: 1 };
  const anywhere = {
    onPointerDown: (event: PointerEvent) => {
      const isOnButton = event.target instanceof Element && event.target.closest('button');
      if (event.pointerType === 'mouse' && !isOnButton) listeners?.['onPointerDown']?.(event);
    },
    onDragStart: (event: DragEvent) => event.preventDefault(),
  };
  return (
    <li
      ref={setNodeRef}
      className={classNames(inGrid ? styles.cell : styles.item)}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Transform.toString(moved), transition }}
      {...(inGrid && anywhere)}
    >
      {inGrid ? children : null}
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={styles.handle}
        {...attributes}
        {...listeners}
        aria-label={words.handle(name)}
      >
        <Grip />
      </button>
      {inGrid ? null : children}
    </li>
  );
}

const Grip = () => (
  <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" fill="currentColor">
    {[6, 10, 14].flatMap((y) => [7, 13].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.6" />))}
  </svg>
);
