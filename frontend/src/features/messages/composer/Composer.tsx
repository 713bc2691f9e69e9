import {
  lazy,
  Suspense,
  useEffect,
  useId,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { useLocation } from 'react-router-dom';
import type { Conversation } from '../../../api/messages';
import { lazyPart } from '../../../lib/lazy-part';
import { retryImport } from '../../../lib/retry-import';
import { useBottomBar } from '../../../lib/use-bottom-bar';
import { IconButton } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { threadTexts } from '../thread/texts';
import { quoteOf, type Message, type QuotedMessage } from '../model/thread';
import { recordingType } from '../model/voice-support';
import { Quote } from '../thread/Quote';
import { AttachButton, BlockedMicrophone } from './ComposerButtons';
import { NightNotice } from './NightNotice';
import { useComposer, type ComposerHandle, type ComposerState } from './use-composer';
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

const { composer: texts, quote: quoteTexts, editing: editingTexts } = threadTexts;

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

/** The field for a message, and what surrounds it. Its draft is kept per conversation. */
export function Composer({ draft: storedDraft, person, above, isFirst, ...input }: ComposerProps) {
  const { conversationId, ownId, isAnswered } = input;
  const composer = useComposer({ ...input, storedDraft });
  const { editing, replyTo, files, left } = composer;
  useFocusFromLink(composer.area);
  const nameOf = (senderId: string) => (senderId === ownId ? quoteTexts.you : person.displayName);
  const notYet = useId();

  return (
    <div className={styles.composer}>
      {above}
      <NightNotice person={person} />
      {isFirst ? (
        <Suspense>
          <Openers
            conversationId={conversationId}
            name={person.displayName}
            drafts={composer.drafts}
            onChoose={(opener) => composer.begin({ text: opener })}
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
            composer.cancelEditing();
            composer.focus();
          }}
        />
      ) : null}
      {replyTo ? (
        <QuoteAbove
          label={texts.replyingTo(nameOf(replyTo.senderId))}
          quoted={replyTo}
          name={nameOf(replyTo.senderId)}
          cancelLabel={texts.cancelReply}
          onCancel={() => {
            composer.cancelReply();
            composer.focus();
          }}
        />
      ) : null}
      {files.length > 0 ? (
        <Suspense>
          <AttachmentTray place={composer.place} conversationId={conversationId} files={files} />
        </Suspense>
      ) : null}
      <MessageForm composer={composer} name={person.displayName} blockedBy={isAnswered ? null : notYet} />
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

interface MessageFormProps {
  composer: ComposerState;
  /** Whom the message is for. */
  name: string;
  /** The id of the text that says why only words can be sent yet; null if files and recordings can be sent too. */
  blockedBy: string | null;
}

/** The field with its buttons. */
function MessageForm({ composer, name, blockedBy }: MessageFormProps) {
  const { area, editing, saving, isSpeaking, attach, focus, send } = composer;
  const form = useRef<HTMLFormElement>(null);
  useBottomBar(form);

  return (
    <form
      ref={form}
      className={styles.box}
      data-empty={composer.isEmpty || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {editing || isSpeaking ? null : (
        <AttachButton
          reason={blockedBy}
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
        aria-label={texts.label(name)}
        placeholder={texts.placeholder}
        onChange={({ target }) => composer.write(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && editing) composer.cancelEditing();
          else if (event.key === 'Escape' && composer.replyTo) composer.cancelReply();
          else if (sendsMessage(event)) {
            event.preventDefault();
            send();
          }
        }}
        onPaste={(event) => {
          const { files } = event.clipboardData;
          if (files.length === 0 || editing) return;
          event.preventDefault();
          attach(files);
        }}
      />
      {editing || recordingType() === null ? null : <Microphone composer={composer} blockedBy={blockedBy} />}
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
  );
}

/** On phones Enter begins a line: there is a button under the thumb. Composition is not a keystroke of its own. */
const sendsMessage = ({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing && !matchMedia('(pointer: coarse)').matches;

const Microphone = ({ composer, blockedBy }: Pick<MessageFormProps, 'composer' | 'blockedBy'>) =>
  blockedBy === null ? (
    <Suspense fallback={<span className={styles.microphone} />}>
      <VoiceRecorder
        key={composer.place}
        place={composer.place}
        onActive={composer.setSpeaking}
        onSend={composer.sendRecording}
      />
    </Suspense>
  ) : (
    <BlockedMicrophone reason={blockedBy} />
  );

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
