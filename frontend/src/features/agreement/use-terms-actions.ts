import { useState } from 'react';
import {
  useDiscardAgreementDraftMutation,
  useProposeTermsMutation,
  useSaveAgreementDraftMutation,
  type Agreement,
  type AgreementTerms,
} from '../../api/agreements';
import { isApiError, messageOf } from '../../lib/api-error';
import { serverNow } from '../../lib/clocks';
import { toast } from '../../ui/toast';
import { dateProblems } from './date-problems';
import { termsErrors, type TermsDraft, type TermsErrors } from './terms-form';
import { agreementTexts } from './texts';
import type { useTermsDraft } from './use-terms-draft';

const { editor: texts } = agreementTexts;

interface TermsActions {
  agreement: Agreement;
  draft: ReturnType<typeof useTermsDraft>;
  /** Shows problems that keep the terms from being sent, and goes to the first one. */
  onProblems: (problems: TermsErrors) => void;
  onDone: () => void;
  onAct: (under: Promise<unknown>) => void;
}

/** Sends the terms, or discards their draft. `acting` is the action under way. */
export function useTermsActions({ agreement, draft, onProblems, onDone, onAct }: TermsActions) {
  const { id, version, region, with: other } = agreement;
  const { terms, note } = draft;
  const [acting, setActing] = useState<'send' | 'discard' | null>(null);
  const [propose] = useProposeTermsMutation();
  const [discardDraft] = useDiscardAgreementDraftMutation();
  const [saveDraft] = useSaveAgreementDraftMutation();

  const send = async () => {
    const wrongDates = dateProblems(terms.dates, region, serverNow());
    if (Object.keys(wrongDates).length > 0) return onProblems(wrongDates);
    setActing('send');
    try {
      const input = { basedOn: version?.number ?? 0, terms: terms as AgreementTerms, note: note || null };
      // Proposing deletes the draft, so no pending save may arrive after it.
      await draft.drop();
      const proposing = propose({ id, proposeTermsInput: input }).unwrap();
      onAct(proposing);
      await proposing;
      toast.success(texts.sent(other.displayName));
      onDone();
    } catch (error) {
      draft.save();
      toast.error(texts.failed, messageOf(error));
      setActing(null);
      onProblems(isApiError(error) ? termsErrors(error.fields) : {});
    }
  };

  const putBack = async (dropped: TermsDraft) => {
    try {
      await saveDraft({ id, agreementDraftInput: { terms: dropped, basedOn: null } }).unwrap();
      toast.success(texts.undone);
    } catch (error) {
      toast.error(texts.undoFailed, messageOf(error));
    }
  };
  const discard = async () => {
    setActing('discard');
    const dropped = { ...terms, note };
    try {
      await draft.drop();
      await discardDraft({ id }).unwrap();
      onDone();
      toast.info(texts.discarded, texts.discardedText, { label: texts.undo, run: () => void putBack(dropped) });
    } catch (error) {
      draft.save();
      toast.error(texts.discardFailed, messageOf(error));
      setActing(null);
    }
  };

  return { acting, send, discard };
}
