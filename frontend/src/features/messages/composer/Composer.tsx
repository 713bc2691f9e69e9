import {
  lazy,
  Suspense,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
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
import { messagesTexts } from '../texts';
import { draftFiles, useDraftFiles } from '../model/draft-files';
import { outbox } from '../model/outbox';
import { quoteOf, type Message, type QuotedMessage } from '../model/thread';
import type { Draft } from '../model/unsent-store';
import { recordingType } from '../model/voice-support';
import { useTypingSignal } from '../model/use-typing';
import { loadMessageFiles } from '../thread/BubbleFiles';
import { Quote } from '../thread/Quote';
import { AttachButton, BlockedMicrophone } from './ComposerButtons';
import { NightNotice } from './NightNotice';
import { NEAR_LIMIT, useDraft, useDraftPart, useRoom } from './use-draft';
import { useEditing } from './use-editing';
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

/** Lets other parts of the conversation use the composer. */
export interface ComposerHandle {
  /** Answers this message with what is written next. */
  reply: (message: Message) => void;
  /** Puts the words of your own message here, to change them. */
  edit: (message: Message) => void;
  /** Adds files to what is written next. */
  attach: (files: FileList) => void;
}

interface ComposerProps {
  ref: Ref<ComposerHandle>;
  conversationId: string;
  ownId: string;
  /** The draft on the server. */
  draft: Conversation['draft'];
  person: Conversation['with'];
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
  isFirst,
  isAnswered,
  onChanged,
  onHeld,
}: ComposerProps) {
  const { editing, saving, ...edit } = useEditing({ onChanged, onHeld });
  const { area, drafts } = useDraft(conversationId, storedDraft, editing?.text);
  const change = (changed: Partial<Draft>) => drafts.change(changed);
  const room = useRoom(drafts, editing?.text);
  const answered = useDraftPart(drafts, (draft) => draft.replyTo);
  const replyTo = editing ? null : answered;
  useFocusFromLink(area);
  const signalTyping = useTypingSignal(conversationId);
  const canRecord = recordingType() !== null;
  const nameOf = (senderId: string) => (senderId === ownId ? quoteTexts.you : person.displayName);
  const place = `${ownId} ${conversationId}`;
  const files = useDraftFiles(place);
  const [speaking, setSpeaking] = useState(false);
  const hasFiles = speaking || files.length > 0;
  useEffect(() => {
    if (hasFiles) void loadMessageFiles().catch(() => undefined);
  }, [hasFiles]);
  const notYet = useId();
  const box = useRef<HTMLFormElement>(null);
  useBottomBar(box);
  const isReady = editing || files.length === 0 ? room !== null : files.every((file) => !file.failure?.final);
  const left = room ?? NEAR_LIMIT;
  const sendable = isReady && left >= 0;
  const attach = (chosen: FileList | null) => {
    if (chosen?.length && !editing && isAnswered) draftFiles.add(place, [...chosen]);
  };
  const begin = (begun: Partial<Draft>) => {
    change(begun);
    area.current?.focus();
  };
  useImperativeHandle(ref, () => ({
    reply: (message) => {
      edit.cancel();
      begin({ replyTo: quoteOf(message) });
    },
    edit: (message) => {
      edit.begin(message);
      area.current?.focus();
    },
    attach,
  }));

  const send = () => {
    if (!sendable) return;
    if (editing) {
      void edit.save();
      area.current?.focus();
      return;
    }
    const unsent = files.map(({ key, file, name, kind, attachment }) => ({ key, file, name, kind, attachment }));
    const { text } = drafts.kept;
    void outbox.add(conversationId, text.trim(), replyTo, unsent, drafts.take());
    draftFiles.change(place, () => []);
    area.current?.focus();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && editing) edit.cancel();
    else if (event.key === 'Escape' && replyTo) change({ replyTo: null });
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
            area.current?.focus();
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
        data-empty={(room === null && files.length === 0) || undefined}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {editing || speaking ? null : (
          <AttachButton
            reason={isAnswered ? null : notYet}
            onChoose={(chosen) => {
              attach(chosen);
              area.current?.focus();
            }}
          />
        )}
        <textarea
          ref={area}
          rows={1}
          hidden={speaking}
          readOnly={editing !== null && saving}
          aria-label={texts.label(person.displayName)}
          placeholder={texts.placeholder}
          onChange={({ target }) => {
            if (editing) edit.write(target.value);
            else change({ text: target.value });
            if (target.value.trim()) signalTyping();
          }}
          onKeyDown={onKey}
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
              onActive={setSpeaking}
              onSend={(file) => {
                void outbox.add(conversationId, '', replyTo, [file]);
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
          hidden={speaking}
          aria-label={editing ? editingTexts.save : texts.send}
          disabled={!sendable || saving}
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
