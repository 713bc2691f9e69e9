import { useDiscardMyProfileDraftMutation, useSaveMyProfileDraftMutation, type ProfileDraft } from '../../api/profiles';
import { DraftQueue, useSaveQueue, type SaveState } from '../../lib/autosave';
import { useSession } from '../../lib/session';

export type Draft = Pick<ProfileDraft, 'step' | 'data'>;

interface DraftStore {
  state: SaveState;
  /** What the form begins with: typed and not stored yet, or stored. */
  first: Draft | null;
  keep: (draft: Draft) => void;
  /** Whether something typed here has been stored. */
  isKept: boolean;
  /** Nothing typed so far is stored any more, nor about to be. */
  hold: () => Promise<void>;
  /** The same, and what is stored is deleted. */
  discard: () => Promise<void>;
  /** Keeps a draft now, also one that was discarded. False where it is not stored yet. */
  resume: (draft: Draft) => Promise<boolean>;
  keepOwn: () => void;
  /** Gives what another window has stored. */
  takeNewer: () => Promise<Draft | null>;
}

/** Keeps what is typed on the server. */
export function useDraft(stored: ProfileDraft | null): DraftStore {
  const userId = useSession().user?.id ?? '';
  const [save] = useSaveMyProfileDraftMutation();
  const [discard] = useDiscardMyProfileDraftMutation();
  const { queue, state } = useSaveQueue(
    `profile-draft:${userId}`,
    () =>
      new DraftQueue<Draft, ProfileDraft>({
        stored,
        save: (draft, basedOn) => save({ profileDraftInput: { ...draft, basedOn } }).unwrap(),
      }),
  );
  return {
    state,
    first: queue.unsaved ?? stored,
    keep: (draft) => queue.add(draft),
    isKept: queue.isTouched,
    hold: () => queue.drop(),
    discard: async () => {
      await queue.drop();
      await discard().unwrap();
      queue.begun(null);
    },
    resume: (draft) => queue.resume(draft),
    keepOwn: () => void queue.keepOwn(),
    takeNewer: () => queue.takeNewer(),
  };
}
