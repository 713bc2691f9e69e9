import { useState } from 'react';
import { useSaveAgreementDraftMutation, type Agreement, type OwnAgreementDraft } from '../../api/agreements';
import { DraftQueue, useSaveQueue } from '../../lib/autosave';
import { useSession } from '../../lib/session';
import { EMPTY_TERMS, formOf, noteOf, type TermsDraft, type TermsForm } from './terms-form';

/** The terms and the message in the editor, saved as a draft on the server while they are typed. */
export function useTermsDraft({ id, version, draft: stored }: Agreement) {
  const userId = useSession().user?.id ?? '';
  const [saveDraft] = useSaveAgreementDraftMutation();
  const { queue, state } = useSaveQueue(
    `terms:${userId}:${id}:${version?.number ?? 0}`,
    () =>
      new DraftQueue<TermsDraft, OwnAgreementDraft>({
        stored,
        save: (latest, basedOn) => saveDraft({ id, agreementDraftInput: { terms: latest, basedOn } }).unwrap(),
      }),
  );
  const from = version?.terms ?? EMPTY_TERMS;
  const [begun] = useState<Record<string, unknown>>(() => queue.unsaved ?? stored?.terms ?? {});
  const [terms, setTerms] = useState<TermsForm>(() => formOf(begun, from));
  const [note, setNote] = useState(() => noteOf(begun));
  /** Fields that hold unfinished input begin again with each newer draft that is taken over. */
  const [takenOver, setTakenOver] = useState(0);
  return {
    state,
    terms,
    note,
    takenOver,
    /** Saves the draft at once. */
    flush: () => queue.flush(),
    /** Stops saving, because the draft is about to be deleted. */
    drop: () => queue.drop(),
    /** Saves the draft again. */
    save: () => queue.add({ ...terms, note }),
    setTerms: (changed: TermsForm) => {
      setTerms(changed);
      queue.add({ ...changed, note });
    },
    setNote: (typed: string) => {
      setNote(typed);
      queue.add({ ...terms, note: typed });
    },
    /** Takes over the draft that another window has saved since. */
    takeNewer: async () => {
      const newer = (await queue.takeNewer())?.terms ?? {};
      setTerms(formOf(newer, from));
      setNote(noteOf(newer));
      setTakenOver((count) => count + 1);
    },
    /** Overwrites the draft of the other window. */
    keepOwn: () => {
      queue.add({ ...terms, note });
      void queue.keepOwn();
    },
  };
}
