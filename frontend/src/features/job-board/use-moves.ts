import { useCallback } from 'react';
import { paths, pathThen } from '../../config/paths';
import { isApiError, messageOf } from '../../lib/api-error';
import { useMoveApplicationMutation, type Application, type ApplicationMoveInput } from '../../api/job-board';
import { toast } from '../../ui/toast';
import { jobBoardTexts } from './texts';

/** Moves applications on. A refusal is shown, except of a move that no one asked for; the lists are read again in both cases. */
export function useMoves() {
  const [send, { isLoading }] = useMoveApplicationMutation();
  const move = useCallback(
    async (id: string, input: ApplicationMoveInput): Promise<Application | null> => {
      try {
        return await send({ id, applicationMoveInput: input }).unwrap();
      } catch (error) {
        if (input.move === 'see') return null;
        const needsPlan = isApiError(error) && error.code === 'plan_required';
        const toPlans = { label: jobBoardTexts.toPlans, to: pathThen(paths.payment, paths.auPairJobBoard) };
        toast.error(jobBoardTexts.moveFailed, messageOf(error), needsPlan ? toPlans : undefined);
        return null;
      }
    },
    [send],
  );
  return { move, busy: isLoading };
}
