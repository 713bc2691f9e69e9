import { messageOf } from '../../api/api-error';
import { useKeepMyAccountMutation } from '../../api/personal-data';
import { toast } from '../../ui/toast';
import { yourDataMessages } from './texts';

/** Changing one's mind about leaving: one press. */
export function useStaying(): { staying: boolean; stay: () => Promise<void> } {
  const [keep, { isLoading: staying }] = useKeepMyAccountMutation();
  const stay = async () => {
    try {
      await keep().unwrap();
      toast.success(yourDataMessages.leaving.stayed, yourDataMessages.leaving.stayedText);
    } catch (problem) {
      toast.error(yourDataMessages.notDone, messageOf(problem));
    }
  };
  return { staying, stay };
}
