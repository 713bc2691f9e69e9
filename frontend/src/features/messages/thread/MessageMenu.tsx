import { useEffect, useEffectEvent, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { REACTIONS, type Reaction, type Reactions } from '../../../api/realtime';
import { DrawnIcon, Icon } from '../../../ui/Icon';
import type { IconDrawing } from '../../../ui/icon-drawings';
import { threadTexts } from './texts';
import { ReactionDrawing } from './reaction-drawings';
import styles from './MessageMenu.module.css';

const { menu: texts, reactions: reactionTexts } = threadTexts;

/** Something that can be done with one message. */
export interface MessageAction {
  label: string;
  icon: IconDrawing;
  onSelect: () => void;
  danger?: true;
}

interface MenuOpenerProps {
  ref: RefObject<HTMLButtonElement | null>;
  /** Id of the message’s words, which tell its menu from the others. */
  of: string;
  open: boolean;
  onOpen: () => void;
}

/** Shows itself on hover, focus and touch. */
export const MenuOpener = ({ ref, of, open, onOpen }: MenuOpenerProps) => (
  <button
    ref={ref}
    type="button"
    className={styles.opener}
    aria-label={texts.open}
    aria-describedby={of}
    aria-haspopup="dialog"
    aria-expanded={open}
    onClick={onOpen}
  >
    <Icon name="more" />
  </button>
);

interface MessageMenuProps {
  /** Next to what it opens on wide screens; phones show it at the bottom. */
  opener: RefObject<HTMLButtonElement | null>;
  /** The message, so that a phone shows what the menu is about. */
  content: string;
  /** Null where there is nothing to react to. */
  reactions: Reactions | null;
  ownId: string;
  onToggleReaction: (reaction: Reaction, on: boolean) => void;
  actions: readonly MessageAction[];
  onClose: () => void;
}

/**
 * The menu of a message: reactions first, then actions. In the platform's own dialog, so focus stays inside
 * and comes back. Outside the conversation's log, which would read it aloud.
 */
export function MessageMenu(props: MessageMenuProps) {
  const { opener, content, reactions, ownId, onToggleReaction, actions, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const pressedOn = useRef<EventTarget | null>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    placeNextTo(opener.current, panel.current);
    panel.current?.querySelector('button')?.focus();
    return () => element?.close();
  }, [opener]);
  useCloseOnResize(onClose);

  // Closed first: an action that moves the focus must come after the dialog has given it back.
  const choose = (action: () => void) => {
    dialog.current?.close();
    onClose();
    action();
  };

  return createPortal(
    <dialog
      ref={dialog}
      className={styles.menu}
      aria-label={texts.label}
      // Closes before the platform does: its own event comes later, and an Enter in between would be lost.
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => !dialog.current?.open && onClose()}
      onKeyDown={moveByArrows}
      onPointerDown={({ target }) => {
        pressedOn.current = target;
      }}
      // A finger that opened the menu by a long press is lifted over it, and must not press what has come beneath it.
      // A press by keyboard has no detail.
      onClickCapture={(event) => {
        if (event.detail > 0 && pressedOn.current === null) event.stopPropagation();
      }}
      onClick={({ target }) => {
        if (target === dialog.current && pressedOn.current === dialog.current) onClose();
      }}
    >
      <div ref={panel} className={styles.panel}>
        <p className={styles.about}>{content}</p>
        {reactions ? (
          <ReactionButtons
            reactions={reactions}
            ownId={ownId}
            onToggle={(reaction, on) => choose(() => onToggleReaction(reaction, on))}
          />
        ) : null}
        <ul className={styles.actions}>
          {actions.map(({ label, icon, danger, onSelect }) => (
            <li key={label}>
              <button type="button" data-danger={danger} onClick={() => choose(onSelect)}>
                <DrawnIcon {...icon} />
                {label}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </dialog>,
    document.body,
  );
}

interface ReactionButtonsProps {
  reactions: Reactions;
  ownId: string;
  onToggle: (reaction: Reaction, on: boolean) => void;
}

const ReactionButtons = ({ reactions, ownId, onToggle }: ReactionButtonsProps) => (
  <div className={styles.reactions} role="group" aria-label={reactionTexts.heading}>
    {REACTIONS.map((reaction) => {
      const isOn = reactions[reaction]?.includes(ownId) ?? false;
      return (
        <button
          key={reaction}
          type="button"
          aria-label={reactionTexts.names[reaction]}
          aria-pressed={isOn}
          onClick={() => onToggle(reaction, !isOn)}
        >
          <ReactionDrawing reaction={reaction} size={26} />
        </button>
      );
    })}
  </div>
);

/** Its place next to the opener is no longer right then. */
function useCloseOnResize(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const closeOnResize = () => close();
    window.addEventListener('resize', closeOnResize);
    return () => window.removeEventListener('resize', closeOnResize);
  }, []);
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const by = STEPS[event.key];
  if (!by) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons[(at + by + buttons.length) % buttons.length]?.focus();
}

const EDGE_PX = 8;

/** Below the opener, or above it where there is no room, and never past the edge of the window. */
function placeNextTo(opener: HTMLElement | null, panel: HTMLElement | null): void {
  if (!opener || !panel) return;
  const { top, bottom, left, width } = opener.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = panel;
  const fitsBelow = bottom + offsetHeight + EDGE_PX < innerHeight;
  const x = Math.min(left + width / 2 - offsetWidth / 2, innerWidth - offsetWidth - EDGE_PX);
  panel.style.setProperty('--left', `${Math.max(EDGE_PX, x)}px`);
  panel.style.setProperty('--top', `${Math.max(EDGE_PX, fitsBelow ? bottom : top - offsetHeight)}px`);
}
