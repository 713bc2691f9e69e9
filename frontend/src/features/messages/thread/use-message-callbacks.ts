import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useRemoveReactionMutation, useSetReactionMutation } from '../../../api/messages';
import type { Reaction } from '../../../api/realtime';
import { messageOf } from '../../../lib/api-error';
import { toast } from '../../../ui/toast';
import type { Message } from '../model/thread';
import type { OpenedThread } from '../model/use-thread';
import { threadTexts } from './texts';
import type { ScrollAnchor } from './use-scroll-anchor';

const { reactions: reactionTexts, quote: quoteTexts } = threadTexts;

/** How long a message stands out after going to it. */
const FOUND_MS = 2_000;

interface CallbackFacts extends Pick<ScrollAnchor, 'log' | 'reveal'> {
  thread: OpenedThread;
  ownId: string;
  /** The search result to go to. */
  soughtSeq: number | null;
}

/**
 * What a message calls: these functions never change, so that only changed messages are rendered again. `found` is the
 * number of the message that was gone to, while it stands out.
 */
export function useMessageCallbacks(facts: CallbackFacts) {
  const { goTo, found } = useGoToMessage(facts);
  const toggleReaction = useReactionToggle(facts);
  const latest = useRef({ goTo, toggleReaction });
  useEffect(() => {
    latest.current = { goTo, toggleReaction };
  });
  const onGo = useCallback((seq: number) => void latest.current.goTo(seq, true), []);
  const onToggleReaction = useCallback(
    (message: Message, reaction: Reaction, on: boolean) => void latest.current.toggleReaction(message, reaction, on),
    [],
  );
  return { found, onGo, onToggleReaction };
}

/** Shows a change of your own reactions at once, and takes it back if the server does not accept it. */
function useReactionToggle({ ownId, thread: { showReactions } }: CallbackFacts) {
  const [setReaction] = useSetReactionMutation();
  const [removeReaction] = useRemoveReactionMutation();
  return async (message: Message, reaction: Reaction, on: boolean) => {
    const others = (message.reactions[reaction] ?? []).filter((id) => id !== ownId);
    showReactions(message.id, { ...message.reactions, [reaction]: on ? [...others, ownId] : others });
    try {
      await (on ? setReaction : removeReaction)({ id: message.id, reaction }).unwrap();
    } catch (error) {
      showReactions(message.id, message.reactions);
      toast.error(reactionTexts.failed, messageOf(error));
    }
  };
}

/** Goes to a message, loading it first if needed. `found` is its number while it stands out. */
function useGoToMessage({ thread, log, reveal, soughtSeq }: CallbackFacts) {
  const [found, setFound] = useState<{ seq: number; focus: boolean } | null>(null);
  /** `focus`: not while someone types in the search field. */
  const goTo = async (seq: number, focus: boolean) => {
    const isThere = await thread.goTo(seq);
    if (isThere) setFound({ seq, focus });
    else if (isThere === false) toast.error(quoteTexts.failed, quoteTexts.failedText);
  };
  useLayoutEffect(() => {
    if (found === null) return;
    const element = log.current?.querySelector<HTMLElement>(`[data-message="${found.seq}"]`);
    if (element) reveal(element, found.focus);
    const timer = setTimeout(() => setFound(null), FOUND_MS);
    return () => clearTimeout(timer);
  }, [found, log, reveal]);
  const goToSought = useEffectEvent((seq: number) => void goTo(seq, false));
  useEffect(() => {
    if (soughtSeq !== null) goToSought(soughtSeq);
  }, [soughtSeq]);
  return { goTo, found: found?.seq ?? null };
}
