import { messageOf } from '../../lib/api-error';
import { useKeepMyAccountMutation } from '../../api/personal-data';
import { toast } from '../../ui/toast';
import { personalDataMessages } from './texts';

/** Cancels the planned erasure with one press. */
export function useKeepAccount(): { staying: boolean; stay: () => Promise<void> } {
  const [keep, { isLoading: staying }] = useKeepMyAccountMutation();
  const stay = async () => {
    try {
      await keep().unwrap();
      toast.success(personalDataMessages.leaving.stayed, personalDataMessages.leaving.stayedText);
    } catch (problem) {
      toast.error(personalDataMessages.notDone, messageOf(problem));
    }
  };
  return { staying, stay };
}
