import { lazy, Suspense, useEffect, useId, useRef, type ReactNode, type Ref, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import type { Conversation } from '../../../api/messages';
import { lazyPart } from '../../../lib/lazy-part';
import { retryImport } from '../../../lib/retry-import';
import { useBottomBar } from '../../../lib/use-bottom-bar';
import { IconButton } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { messagesTexts } from '../texts';
import { outbox } from '../model/outbox';
import { quoteOf, type Message, type QuotedMessage } from '../model/thread';
import { recordingType } from '../model/voice-support';
import { useTypingSignal } from '../model/use-typing';
import { Quote } from '../thread/Quote';
import { AttachButton, BlockedMicrophone } from './ComposerButtons';
import { NightNotice } from './NightNotice';
import { useComposer, type ComposerHandle } from './use-composer';
import { NEAR_LIMIT } from './use-draft';
import styles from './Composer.module.css';

/** For conversations in which no one has written yet. */
export const { Part: Openers, preload: loadOpeners } = lazyPart(
  retryImport(async () => (await import('./Openers')).default),
);

// For messages with files.
const AttachmentTray = lazy(retryImport(() => import('../attachments/AttachmentTray')));

// For browsers that can record, once the two talk.
const VoiceRecorder = lazy(retryImport(() => import('../voice/VoiceRecorder')));

const { composer: texts, quote: quoteTexts, editing: editingTexts } = messagesTexts;

interface ComposerProps {
  ref: Ref<ComposerHandle>;
  conversationId: string;
  ownId: string;
  /** The draft on the server. */
  draft: Conversation['draft'];
  person: Conversation['with'];
  /** What is said of the conversation above the field. */
  above: ReactNode;
  /** No one has written here yet. */
  isFirst: boolean;
  /** The other person has written here; until then only text can be sent. */
  isAnswered: boolean;
  onChanged: (message: Message) => void;
  onHeld: () => void;
}

/** The field for a message. Its draft is kept per conversation; Enter sends, Shift and Enter begin a line. */
export function Composer({
  ref,
  conversationId,
  ownId,
  draft: storedDraft,
  person,
  above,
  isFirst,
  isAnswered,
  onChanged,
  onHeld,
}: ComposerProps) {
  const composer = useComposer({ ref, conversationId, ownId, storedDraft, isAnswered, onChanged, onHeld });
  const { area, drafts, editing, saving, edit, replyTo, place, files, isSpeaking, left } = composer;
  const { focus, change, begin, attach, send } = composer;
  useFocusFromLink(area);
  const signalTyping = useTypingSignal(conversationId);
  const canRecord = recordingType() !== null;
  const nameOf = (senderId: string) => (senderId === ownId ? quoteTexts.you : person.displayName);
  const notYet = useId();
  const box = useRef<HTMLFormElement>(null);
  useBottomBar(box);

  return (
    <div className={styles.composer}>
      {above}
      <NightNotice person={person} />
      {isFirst ? (
        <Suspense>
          <Openers
            conversationId={conversationId}
            name={person.displayName}
            drafts={drafts}
            onChoose={(opener) => begin({ text: opener })}
          />
        </Suspense>
      ) : null}
      {editing ? (
        <QuoteAbove
          label={editingTexts.heading}
          quoted={quoteOf(editing.message)}
          name={editingTexts.heading}
          cancelLabel={editingTexts.cancel}
          onCancel={() => {
            edit.cancel();
            focus();
          }}
        />
      ) : null}
      {replyTo ? (
        <QuoteAbove
          label={texts.replyingTo(nameOf(replyTo.senderId))}
          quoted={replyTo}
          name={nameOf(replyTo.senderId)}
          cancelLabel={texts.cancelReply}
          onCancel={() => begin({ replyTo: null })}
        />
      ) : null}
      {files.length > 0 ? (
        <Suspense>
          <AttachmentTray place={place} conversationId={conversationId} files={files} />
        </Suspense>
      ) : null}
      <form
        ref={box}
        className={styles.box}
        data-empty={composer.isEmpty || undefined}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {editing || isSpeaking ? null : (
          <AttachButton
            reason={isAnswered ? null : notYet}
            onChoose={(chosen) => {
              attach(chosen);
              focus();
            }}
          />
        )}
        <textarea
          ref={area}
          rows={1}
          hidden={isSpeaking}
          readOnly={editing !== null && saving}
          aria-label={texts.label(person.displayName)}
          placeholder={texts.placeholder}
          onChange={({ target }) => {
            if (editing) edit.write(target.value);
            else change({ text: target.value });
            if (target.value.trim()) signalTyping();
          }}
          onKeyDown={composer.onKeyDown}
          onPaste={(event) => {
            const { files: pasted } = event.clipboardData;
            if (pasted.length === 0 || editing) return;
            event.preventDefault();
            attach(pasted);
          }}
        />
        {editing || !canRecord ? null : isAnswered ? (
          <Suspense fallback={<span className={styles.microphone} />}>
            <VoiceRecorder
              key={place}
              place={place}
              onActive={composer.setSpeaking}
              onSend={(file) => {
                void outbox.add(conversationId, '', { replyTo, files: [file] });
                if (replyTo) change({ replyTo: null });
              }}
            />
          </Suspense>
        ) : (
          <BlockedMicrophone reason={notYet} />
        )}
        <button
          type="submit"
          className={styles.send}
          hidden={isSpeaking}
          aria-label={editing ? editingTexts.save : texts.send}
          disabled={!composer.isSendable || saving}
        >
          <Icon name={editing ? 'check' : 'send'} size={22} />
        </button>
      </form>
      {isAnswered ? null : (
        <p id={notYet} className={styles.left}>
          {texts.notYet(person.displayName)}
        </p>
      )}
      {left < NEAR_LIMIT ? (
        <p className={styles.left} data-over={left < 0 || undefined} role="status">
          {texts.long(left)}
        </p>
      ) : null}
    </div>
  );
}

/** Focuses the field when “Reply” on a push notification leads here. */
function useFocusFromLink(area: RefObject<HTMLTextAreaElement | null>): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === '#write') area.current?.focus();
  }, [area, hash, key]);
}

interface QuoteAboveProps {
  label: string;
  quoted: QuotedMessage;
  name: string;
  cancelLabel: string;
  onCancel: () => void;
}

/** The message that is edited or answered, above the field. */
const QuoteAbove = ({ label, quoted, name, cancelLabel, onCancel }: QuoteAboveProps) => (
  <div className={styles.replying} role="group" aria-label={label}>
    <Quote quoted={quoted} name={name} />
    <IconButton icon="close" label={cancelLabel} onClick={onCancel} />
  </div>
);
