import { useEffect, useImperativeHandle, useState, type Ref } from 'react';
import type { Conversation } from '../../../api/messages';
import { draftFiles, useDraftFiles, type UnsentFile } from '../model/draft-files';
import { outbox } from '../model/outbox';
import { quoteOf, type Message } from '../model/thread';
import type { Draft } from '../model/draft-store';
import { useTypingSignal } from '../model/use-typing';
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

export type ComposerState = ReturnType<typeof useComposer>;

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
  useMessageFilesLoaded(isSpeaking || files.length > 0);
  const signalTyping = useTypingSignal(conversationId);
  const isReady = editing || files.length === 0 ? room !== null : files.every((file) => !file.failure?.final);
  const left = room ?? NEAR_LIMIT;
  const isSendable = isReady && left >= 0;

  const focus = () => area.current?.focus();
  const begin = (begun: Partial<Draft>) => {
    drafts.change(begun);
    focus();
  };
  const write = (text: string) => {
    if (editing) edit.write(text);
    else drafts.change({ text });
    if (text.trim()) signalTyping();
  };
  const attach = (chosen: FileList | null) => {
    if (chosen?.length && !editing && isAnswered) draftFiles.add(place, [...chosen]);
  };
  const cancelReply = () => drafts.change({ replyTo: null });
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
    if (editing) void edit.save();
    else {
      const unsent = files.map(({ key, file, name, kind, attachment }) => ({ key, file, name, kind, attachment }));
      const { text } = drafts.kept;
      void outbox.add(conversationId, text.trim(), { replyTo, files: unsent, clientMessageId: drafts.take() });
      draftFiles.change(place, () => []);
    }
    focus();
  };
  const sendRecording = (file: UnsentFile) => {
    void outbox.add(conversationId, '', { replyTo, files: [file] });
    if (replyTo) cancelReply();
  };

  return {
    /** Identifies the draft's files and recording. */
    place,
    ...{ area, drafts, editing, saving, replyTo, files, left, isSpeaking, isSendable },
    /** Nothing would be sent. */
    isEmpty: room === null && files.length === 0,
    ...{ focus, begin, write, attach, setSpeaking, send, sendRecording, cancelReply, cancelEditing: edit.cancel },
  };
}

/** Loads the code that shows a message's files before the first such message is sent. */
function useMessageFilesLoaded(isNeeded: boolean): void {
  useEffect(() => {
    if (isNeeded) void loadMessageFiles().catch(() => undefined);
  }, [isNeeded]);
}
