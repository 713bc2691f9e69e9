type Message = { type: 'signed-in' } | { type: 'signed-out'; to: string } | { type: 'user-updated' };

const channel =
  typeof BroadcastChannel === 'function' && typeof window === 'object' ? new BroadcastChannel('session') : null;

/** Tells the other tabs of this browser. Tokens never travel here. */
export function tellOtherTabs(message: Message): void {
  channel?.postMessage(message);
}

/** Calls back for what other tabs tell. */
export function listenToOtherTabs(listener: (message: Message) => void): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => listener(data));
}
