import { useDiscardMyProfileDraftMutation, useSaveMyProfileDraftMutation, type ProfileDraft } from '../../api/profiles';
import { DraftQueue, useSaveQueue, type SaveState } from '../../lib/autosave';
import { useSession } from '../../lib/session';

export type Draft = Pick<ProfileDraft, 'step' | 'data'>;

interface ProfileDraftStore {
  state: SaveState;
  /** The values that the form begins with: typed ones that are not stored yet, otherwise the stored draft. */
  first: Draft | null;
  save: (draft: Draft) => void;
  /** Whether anything typed here has been saved. */
  isSaved: boolean;
  /** Cancels pending saves, because the draft is about to be deleted. */
  drop: () => Promise<void>;
  /** Deletes the draft. */
  discard: () => Promise<void>;
  /** Saves a draft at once, even after it was discarded. False if it is not stored yet. */
  resume: (draft: Draft) => Promise<boolean>;
  /** Overwrites the draft of another window. */
  keepOwn: () => void;
  /** Resolves with the draft that another window has stored. */
  takeNewer: () => Promise<Draft | null>;
}

/** The draft of the own profile on the server. */
export function useProfileDraft(stored: ProfileDraft | null): ProfileDraftStore {
  const userId = useSession().user?.id ?? '';
  const [saveDraft] = useSaveMyProfileDraftMutation();
  const [discardDraft] = useDiscardMyProfileDraftMutation();
  const { queue, state } = useSaveQueue(
    `profile-draft:${userId}`,
    () =>
      new DraftQueue<Draft, ProfileDraft>({
        stored,
        save: (draft, basedOn) => saveDraft({ profileDraftInput: { ...draft, basedOn } }).unwrap(),
      }),
  );
  return {
    state,
    first: queue.unsaved ?? stored,
    save: (draft) => queue.add(draft),
    isSaved: queue.isTouched,
    drop: () => queue.drop(),
    discard: async () => {
      await queue.drop();
      await discardDraft().unwrap();
      queue.begun(null);
    },
    resume: (draft) => queue.resume(draft),
    keepOwn: () => void queue.keepOwn(),
    takeNewer: () => queue.takeNewer(),
  };
}
