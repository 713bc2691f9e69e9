import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Conversation } from '../../../api/messages';
import { ownerOf } from '../../../lib/offline/owner';
import { useSession } from '../../../lib/session';
import { messageDrafts, type MessageDraftQueue } from '../model/message-drafts';
import type { Draft } from '../model/draft-store';
import { MESSAGE_LENGTH } from '../model/thread';

/** Below this many characters the room that is left is shown. */
export const NEAR_LIMIT = 200;

/**
 * The draft of a conversation, from here or another device, and the field that shows it, or the text of a message that is
 * edited. Text from another device never replaces what is being typed.
 */
export function useDraft(conversationId: string, storedDraft: Conversation['draft'], edited: string | undefined) {
  const { user } = useSession();
  const owner = user ? ownerOf(user) : '';
  const area = useRef<HTMLTextAreaElement>(null);
  const [drafts] = useState(() => {
    const begun = messageDrafts.of(owner, conversationId);
    if (storedDraft) begun.meet(storedDraft);
    return begun;
  });
  // With a `value` React would write each key into the page a second time, which takes longer than the key itself.
  useLayoutEffect(() => {
    const show = () => {
      const text = edited ?? drafts.kept.text;
      if (!area.current) return;
      if (area.current.value !== text) area.current.value = text;
      fitToText(area.current);
    };
    show();
    return messageDrafts.subscribe(show);
  }, [drafts, edited]);
  const meet = useEffectEvent(() => {
    if (storedDraft && document.activeElement !== area.current) drafts.meet(storedDraft);
  });
  useEffect(() => meet(), [storedDraft?.version, storedDraft?.text]);
  useEffect(() => {
    const leave = drafts.begin();
    return () => void leave();
  }, [drafts]);
  return { area, drafts };
}

/** Part of a draft. Rerenders only when that part changes, not with every key. */
export const useDraftPart = <Part extends string | number | object | null>(
  drafts: MessageDraftQueue,
  partOf: (draft: Draft) => Part,
): Part => useSyncExternalStore(messageDrafts.subscribe, () => partOf(drafts.kept));

/** How many characters are left, exact only near the limit; null without text. `edited` is the text of an edited message. */
export function useRoom(drafts: MessageDraftQueue, edited: string | undefined): number | null {
  const draftRoom = useDraftPart(drafts, ({ text }) => roomAfter(text));
  return edited === undefined ? draftRoom : roomAfter(edited);
}

function roomAfter(text: string): number | null {
  const { length } = text.trim();
  return length === 0 ? null : Math.min(NEAR_LIMIT, MESSAGE_LENGTH - length);
}

/** Makes the field as tall as its text in browsers without `field-sizing`. */
function fitToText(field: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return;
  field.style.height = 'auto';
  // A hidden field has no height.
  if (field.scrollHeight > 0) field.style.height = `${field.scrollHeight}px`;
}
