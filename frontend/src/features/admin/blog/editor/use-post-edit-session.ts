import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAutosavePostMutation, useCreatePostMutation, type AdminPost } from '../../../../api/admin-posts';
import { useSession } from '../../../../lib/session';
import { PostEditSession, type PostEditView } from './post-edit-session';

/** Starts the edit session of a post, or of a new one; `onBorn` is called with the new id. */
export function usePostEditSession(
  post: AdminPost | null,
  onBorn: (id: string) => void,
): { session: PostEditSession; view: PostEditView } {
  const userId = useSession().user?.id ?? '';
  const [create] = useCreatePostMutation();
  const [autosave] = useAutosavePostMutation();
  const [session] = useState(() => {
    const server = {
      create: (postDraftFields: Parameters<typeof create>[0]['postDraftFields']) =>
        create({ postDraftFields }).unwrap(),
      autosave: (id: string, postAutosaveInput: Parameters<typeof autosave>[0]['postAutosaveInput']) =>
        autosave({ id, postAutosaveInput }).unwrap(),
    };
    return new PostEditSession(post, userId, server, onBorn);
  });
  const view = useSyncExternalStore(session.subscribe, session.snapshot);
  useEffect(() => session.begin(), [session]);
  return { session, view };
}
