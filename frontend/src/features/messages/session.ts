import { ownerOf } from '../../lib/offline/owner';
import { draftFiles } from './model/draft-files';
import type { SessionUser } from '../../lib/session';
import { outbox } from './model/outbox';
import { openOutbox } from './model/open-outbox';
import type { ApiDispatch } from './model/sending';
import { messageDrafts } from './model/message-drafts';
import { voiceDrafts } from './model/voice-drafts';
import { forgetDrafts } from './model/draft-store';

/** Sends what an earlier visit left unsent, from whatever page is open, as soon as there is a connection. */
export const resumeOutbox = (user: SessionUser, dispatch: ApiDispatch): Promise<void> =>
  openOutbox(ownerOf(user), dispatch);

/** Someone signed out: drafts go; messages they sent and the server does not have yet wait for their next visit. */
export function leaveConversations(): void {
  outbox.close();
  messageDrafts.forget();
  forgetDrafts();
  draftFiles.clear();
  voiceDrafts.clear();
}
