import { useState } from 'react';
import { useDispatch } from 'react-redux';
import {
  interviewsApi,
  useAcceptInterviewMutation,
  useKeepInterviewTimeMutation,
  useLazyGetInterviewCalendarQuery,
  type Interview,
} from '../../../api/interviews';
import { fieldProblems, messageOf } from '../../../lib/api-error';
import { toast } from '../../../ui/toast';
import { interviewTexts } from '../texts';
import { saveFile } from '../../../lib/save-file';

const { card: texts, calendarFile, calendarFailed } = interviewTexts;

/** The actions on an interview. An error is shown in place, and the current state is fetched. */
export function useInterviewSteps({ id }: Pick<Interview, 'id'>) {
  const dispatch = useDispatch();
  const [acceptTime] = useAcceptInterviewMutation();
  const [keepTime, { isLoading: busy }] = useKeepInterviewTimeMutation();
  const [fetchCalendar] = useLazyGetInterviewCalendarQuery();
  const [accepting, setAccepting] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<{ proposalId: string; message: string } | null>(null);

  const refused = (error: unknown) => {
    toast.error(texts.failed, messageOf(error));
    // Someone else was faster, so the current state is shown.
    dispatch(interviewsApi.util.invalidateTags(['Interviews']));
  };

  const accept = async (proposalId: string) => {
    setAccepting(proposalId);
    setRefusal(null);
    try {
      await acceptTime({ id, acceptInterviewInput: { proposalId } }).unwrap();
      toast.success(texts.accepted, texts.acceptedText);
    } catch (error) {
      const ofTime = fieldProblems(error)['proposalId'];
      if (ofTime) setRefusal({ proposalId, message: ofTime });
      else refused(error);
    } finally {
      setAccepting(null);
    }
  };

  const keep = async () => {
    try {
      await keepTime({ id }).unwrap();
      toast.success(texts.kept);
    } catch (error) {
      refused(error);
    }
  };

  const saveCalendar = async () => {
    try {
      const calendar = await fetchCalendar({ id }).unwrap();
      saveFile(new Blob([calendar], { type: 'text/calendar' }), calendarFile);
    } catch (error) {
      toast.error(calendarFailed, messageOf(error));
    }
  };

  return { accept, accepting, refusal, keep, busy, saveCalendar };
}
