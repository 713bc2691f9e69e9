import { useEffect } from 'react';
import type { Message } from './thread';
import { voiceOrder } from './voice-order';

/** Lets voice messages of a conversation be played one after the other, as long as it is open. */
export function useVoiceOrder(conversationId: string, messages: readonly Message[] | undefined): void {
  useEffect(() => voiceOrder.set(messages ?? []), [messages]);
  useEffect(() => () => voiceOrder.leave(), [conversationId]);
}
