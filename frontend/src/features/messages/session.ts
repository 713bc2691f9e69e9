import { realtime } from '../../lib/realtime';
import { outbox } from './model/outbox';
import { forgetDrafts } from './model/unsent-store';

/** Sends what an earlier visit left unsent, from whatever page is open, as soon as there is a connection. */
export async function resumeOutbox(accountId: string): Promise<void> {
  await outbox.open(accountId);
  realtime.subscribeStatus(() => {
    if (realtime.getStatus() === 'connected') outbox.flush();
  });
}

/** Somebody signed out: drafts go; messages they sent and the server does not have yet wait for their next visit. */
export async function leaveConversations(): Promise<void> {
  outbox.close();
  await forgetDrafts();
}
