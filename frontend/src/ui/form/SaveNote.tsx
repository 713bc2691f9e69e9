import type { ReactNode } from 'react';
import type { SaveState } from '../../lib/autosave';
import { Button } from '../Button';
import { Icon } from '../Icon';
import styles from './SaveNote.module.css';

const TEXTS = {
  saved: 'Saved',
  saving: 'Saving…',
  failed: 'Not saved, trying again',
  conflict: 'Not saved',
  title: 'You have changed this in another window',
  text: 'Nothing is lost yet. Which version do you want to keep?',
  newer: 'Use the other window’s version',
  own: 'Keep this version',
};

/** Whether the server has what was typed. */
export function SaveNote({ state, saved = TEXTS.saved }: { state: SaveState; saved?: ReactNode }) {
  const words = state === 'saved' ? saved : state === 'dirty' || state === 'saving' ? TEXTS.saving : TEXTS[state];
  return (
    <p className={styles.note} data-state={state} role="status">
      {state === 'failed' || state === 'conflict' ? <Icon name="alert" size={16} /> : null}
      <span>{words}</span>
    </p>
  );
}

/** Asks which of two versions to keep when another window has stored a newer one. */
export function NewerElsewhere({ onNewer, onOwn }: { onNewer: () => void; onOwn: () => void }) {
  return (
    <section className={styles.newer} role="alert">
      <Icon name="alert" />
      <div>
        <p className={styles.title}>{TEXTS.title}</p>
        <p>{TEXTS.text}</p>
        <div className={styles.actions}>
          <Button size="small" onClick={onNewer}>
            {TEXTS.newer}
          </Button>
          <Button variant="quiet" size="small" onClick={onOwn}>
            {TEXTS.own}
          </Button>
        </div>
      </div>
    </section>
  );
}
