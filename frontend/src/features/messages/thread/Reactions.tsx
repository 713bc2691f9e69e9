import { useEffect, useId, useRef, useState } from 'react';
import { REACTIONS, type Reaction, type Reactions } from '../../../api/realtime';
import { Icon } from '../../../ui/Icon';
import { messagesTexts } from '../texts';
import { ReactionDrawing } from './reaction-drawings';
import styles from './Reactions.module.css';

const { reactions: texts } = messagesTexts;

interface ReactionsProps {
  reactions: Reactions;
  ownId: string;
  onToggle: (reaction: Reaction, on: boolean) => void;
}

/** The reactions a message has; pressing one joins it or takes one's own back. */
export function ReactionChips({ reactions, ownId, onToggle }: ReactionsProps) {
  const given = REACTIONS.filter((reaction) => reactions[reaction]?.length);
  if (given.length === 0) return null;
  return (
    <div className={styles.chips}>
      {given.map((reaction) => {
        const people = reactions[reaction] ?? [];
        const mine = people.includes(ownId);
        return (
          <button
            key={reaction}
            type="button"
            className={styles.chip}
            aria-pressed={mine}
            aria-label={texts.count(texts.names[reaction], people.length, mine)}
            onClick={() => onToggle(reaction, !mine)}
          >
            <ReactionDrawing reaction={reaction} />
            {people.length}
          </button>
        );
      })}
    </div>
  );
}

/** Opens by press, Enter or Space; arrows move, Escape leaves. Shows itself on hover, focus and touch. */
export function ReactionPicker({ reactions, ownId, onToggle }: ReactionsProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    root.current?.querySelector<HTMLElement>('[data-reaction]')?.focus();
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const choose = (reaction: Reaction) => {
    onToggle(reaction, !reactions[reaction]?.includes(ownId));
    close();
  };
  const step = (by: number) => {
    const buttons = [...(root.current?.querySelectorAll<HTMLElement>('[data-reaction]') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    buttons[(at + by + buttons.length) % buttons.length]?.focus();
  };

  return (
    <div
      ref={root}
      className={styles.picker}
      data-open={open || undefined}
      onKeyDown={(event) => {
        if (!open) return;
        if (event.key === 'Escape') close();
        else if (event.key === 'ArrowRight') step(1);
        else if (event.key === 'ArrowLeft') step(-1);
        else return;
        event.preventDefault();
      }}
    >
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-label={texts.open}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon name="smile" />
      </button>
      {open ? (
        <div id={id} className={styles.panel} role="group" aria-label={texts.heading}>
          {REACTIONS.map((reaction) => (
            <button
              key={reaction}
              type="button"
              data-reaction={reaction}
              aria-label={texts.names[reaction]}
              aria-pressed={reactions[reaction]?.includes(ownId) ?? false}
              onClick={() => choose(reaction)}
            >
              <ReactionDrawing reaction={reaction} size={26} />
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
