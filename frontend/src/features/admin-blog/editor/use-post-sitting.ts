import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAutosavePostMutation, useCreatePostMutation, type OfficePost } from '../../../api/back-office-posts';
import { useSession } from '../../../lib/session';
import { PostSitting, type SittingView } from './post-sitting';

/** Sits down at a post, or at a new one; `onBorn` is told the id of that. */
export function usePostSitting(
  post: OfficePost | null,
  onBorn: (id: string) => void,
): SittingView & { sitting: PostSitting } {
  const userId = useSession().user?.id ?? '';
  const [create] = useCreatePostMutation();
  const [autosave] = useAutosavePostMutation();
  const [sitting] = useState(() => {
    const server = {
      create: (postDraftFields: Parameters<typeof create>[0]['postDraftFields']) =>
        create({ postDraftFields }).unwrap(),
      autosave: (id: string, postAutosaveInput: Parameters<typeof autosave>[0]['postAutosaveInput']) =>
        autosave({ id, postAutosaveInput }).unwrap(),
    };
    return new PostSitting(post, userId, server, onBorn);
  });
  const view = useSyncExternalStore(sitting.subscribe, sitting.snapshot);
  useEffect(() => sitting.begin(), [sitting]);
  return { ...view, sitting };
}
