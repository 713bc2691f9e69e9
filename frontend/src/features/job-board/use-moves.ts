import { useCallback } from 'react';
import { messageOf } from '../../lib/api-error';
import { useMovePlaceApplicationMutation, type Application, type ApplicationMoveInput } from '../../api/job-board';
import { toast } from '../../ui/toast';
import { jobBoardTexts } from './texts';

/** Moves applications on; a refusal is said, and the lists are read again either way. */
export function useMoves() {
  const [send, { isLoading }] = useMovePlaceApplicationMutation();
  const move = useCallback(
    async (id: string, input: ApplicationMoveInput): Promise<Application | null> => {
      try {
        return await send({ id, applicationMoveInput: input }).unwrap();
      } catch (error) {
        toast.error(jobBoardTexts.moveFailed, messageOf(error));
        return null;
      }
    },
    [send],
  );
  return { move, busy: isLoading };
}
