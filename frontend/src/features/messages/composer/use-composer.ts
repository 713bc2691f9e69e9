import { useEffect, useImperativeHandle, useState, type KeyboardEvent, type Ref } from 'react';
import type { Conversation } from '../../../api/messages';
import { draftFiles, useDraftFiles } from '../model/draft-files';
import { outbox } from '../model/outbox';
import { quoteOf, type Message } from '../model/thread';
import type { Draft } from '../model/unsent-store';
import { loadMessageFiles } from '../thread/BubbleFiles';
import { NEAR_LIMIT, useDraft, useDraftPart, useRoom } from './use-draft';
import { useEditing } from './use-editing';

/** Lets other parts of the conversation use the composer. */
export interface ComposerHandle {
  /** Answers this message with what is written next. */
  reply: (message: Message) => void;
  /** Puts the words of your own message here, to change them. */
  edit: (message: Message) => void;
  /** Adds files to what is written next. */
  attach: (files: FileList) => void;
}

interface ComposerInput {
  ref: Ref<ComposerHandle>;
  conversationId: string;
  ownId: string;
  /** The draft on the server. */
  storedDraft: Conversation['draft'];
  isAnswered: boolean;
  onChanged: (message: Message) => void;
  onHeld: () => void;
}

/** Writes, edits and sends a message with its files. `isSpeaking` is true while a voice message is recorded. */
export function useComposer(input: ComposerInput) {
  const { ref, conversationId, ownId, storedDraft, isAnswered, onChanged, onHeld } = input;
  const { editing, saving, ...edit } = useEditing({ onChanged, onHeld });
  const { area, drafts } = useDraft(conversationId, storedDraft, editing?.text);
  const room = useRoom(drafts, editing?.text);
  const answered = useDraftPart(drafts, (draft) => draft.replyTo);
  const replyTo = editing ? null : answered;
  const place = `${ownId} ${conversationId}`;
  const files = useDraftFiles(place);
  const [isSpeaking, setSpeaking] = useState(false);
  const hasFiles = isSpeaking || files.length > 0;
  useEffect(() => {
    if (hasFiles) void loadMessageFiles().catch(() => undefined);
  }, [hasFiles]);
  const isReady = editing || files.length === 0 ? room !== null : files.every((file) => !file.failure?.final);
  const left = room ?? NEAR_LIMIT;
  const isSendable = isReady && left >= 0;

  const focus = () => area.current?.focus();
  const change = (changed: Partial<Draft>) => drafts.change(changed);
  const begin = (begun: Partial<Draft>) => {
    change(begun);
    focus();
  };
  const attach = (chosen: FileList | null) => {
    if (chosen?.length && !editing && isAnswered) draftFiles.add(place, [...chosen]);
  };
  useImperativeHandle(ref, () => ({
    reply: (message) => {
      edit.cancel();
      begin({ replyTo: quoteOf(message) });
    },
    edit: (message) => {
      edit.begin(message);
      focus();
    },
    attach,
  }));

  const send = () => {
    if (!isSendable) return;
    if (editing) {
      void edit.save();
      focus();
      return;
    }
    const unsent = files.map(({ key, file, name, kind, attachment }) => ({ key, file, name, kind, attachment }));
    const { text } = drafts.kept;
    void outbox.add(conversationId, text.trim(), { replyTo, files: unsent, clientMessageId: drafts.take() });
    draftFiles.change(place, () => []);
    focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
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

  return {
    ...{ area, drafts, editing, saving, edit, replyTo, place, files, isSpeaking, setSpeaking },
    /** Nothing would be sent. */
    isEmpty: room === null && files.length === 0,
    left,
    isSendable,
    ...{ focus, change, begin, attach, send, onKeyDown },
  };
}
