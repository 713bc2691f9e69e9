import { useEffect, useEffectEvent, useState, useSyncExternalStore, type RefObject } from 'react';
import type { Conversation } from '../../../api/messages';
import { ownerOf } from '../../../lib/offline/owner';
import { useSession } from '../../../lib/session';
import { messageDrafts } from '../model/message-drafts';
import type { Draft } from '../model/unsent-store';

/** The draft of a conversation, from here or another device. Text from another device never replaces what is being typed. */
export function useDraft(conversationId: string, told: Conversation['draft'], area: RefObject<HTMLElement | null>) {
  const { user } = useSession();
  const owner = user ? ownerOf(user) : '';
  const [drafts] = useState(() => {
    const begun = messageDrafts.of(owner, conversationId);
    if (told) begun.meet(told);
    return begun;
  });
  const draft: Draft = useSyncExternalStore(messageDrafts.subscribe, () => drafts.kept);
  const meet = useEffectEvent(() => {
    if (told && document.activeElement !== area.current) drafts.meet(told);
  });
  useEffect(() => meet(), [told?.version, told?.text]);
  useEffect(() => {
    const leave = drafts.begin();
    return () => void leave();
  }, [drafts]);
  return [draft, (changed: Partial<Draft>) => drafts.change(changed), () => drafts.take()] as const;
}
