import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Conversation } from '../../../api/messages';
import { isAsleep, timeOfDay, useNow } from '../../../lib/clocks';
import { Icon } from '../../../ui/Icon';
import { MESSAGE_LENGTH, messagesTexts } from '../texts';
import { outbox } from '../model/outbox';
import { draftStore } from '../model/unsent-store';
import { useTypingSignal } from '../model/use-typing';
import styles from './Composer.module.css';

const { composer: texts } = messagesTexts;
const NEAR_LIMIT = 200;

interface ComposerProps {
  conversationId: string;
  ownId: string;
  person: Conversation['with'];
}

/** Where one writes. What was begun is kept per conversation; Enter sends, Shift and Enter begins a line. */
export function Composer({ conversationId, ownId, person }: ComposerProps) {
  const [text, setText] = useDraft(ownId, conversationId);
  const area = useRef<HTMLTextAreaElement>(null);
  const signalTyping = useTypingSignal(conversationId);
  const left = MESSAGE_LENGTH - text.trim().length;
  const sendable = text.trim().length > 0 && left >= 0;

  const send = () => {
    if (!sendable) return;
    void outbox.add(conversationId, text.trim());
    setText('');
    area.current?.focus();
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    // On phones Enter begins a line: there is a button under the thumb. Composition is not a keystroke of its own.
    if (
      event.key !== 'Enter' ||
      event.shiftKey ||
      event.nativeEvent.isComposing ||
      matchMedia('(pointer: coarse)').matches
    )
      return;
    event.preventDefault();
    send();
  };

  return (
    <div className={styles.composer}>
      <Sleeping person={person} />
      <form
        className={styles.box}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <textarea
          ref={area}
          rows={1}
          aria-label={texts.label(person.displayName)}
          placeholder={texts.placeholder}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            if (target.value.trim()) signalTyping();
          }}
          onKeyDown={sendOnEnter}
        />
        <button type="submit" className={styles.send} aria-label={texts.send} disabled={!sendable}>
          <Icon name="send" size={22} />
        </button>
      </form>
      {left < NEAR_LIMIT ? (
        <p className={styles.left} data-over={left < 0 || undefined} role="status">
          {texts.long(left)}
        </p>
      ) : null}
    </div>
  );
}

function Sleeping({ person }: { person: Conversation['with'] }) {
  const now = useNow();
  const { timeZone } = person;
  if (!timeZone || !isAsleep(now, timeZone)) return null;
  return (
    <p className={styles.asleep}>
      <Icon name="moon" />
      <span>
        <b>{texts.asleep(timeOfDay(now, timeZone), person.displayName)}</b> {texts.quiet}
      </span>
    </p>
  );
}

/**
 * The words begun in a conversation, read from the browser once and kept there with every change. Nothing is set when
 * it begins: a quick hand may have typed before React runs the effect.
 */
function useDraft(ownId: string, conversationId: string) {
  const [text, setText] = useState('');
  const typed = useRef(false);
  useEffect(() => {
    let current = true;
    void draftStore
      .read(ownId, conversationId)
      .then((kept) => current && !typed.current && setText(kept))
      .catch(() => undefined); // a browser without storage has no drafts
    return () => {
      current = false;
    };
  }, [ownId, conversationId]);
  const change = (next: string) => {
    typed.current = true;
    setText(next);
    void draftStore.write(ownId, conversationId, next).catch(() => undefined);
  };
  return [text, change] as const;
}
