import { useSetArrivedMutation } from '../../api/arrivals';
import { messageOf } from '../../lib/api-error';
import { toast } from '../../ui/toast';
import { arrivedTexts as texts } from './dashboard-texts';

/** Says that the au pair of a placement has arrived, or corrects it; false if that was not saved. */
export function useSayArrived() {
  const [set, { isLoading, originalArgs }] = useSetArrivedMutation();
  const say = async (agreementId: string, hasArrived: boolean): Promise<boolean> => {
    try {
      await set({ agreementId, arrivedInput: { hasArrived } }).unwrap();
      if (hasArrived) toast.success(texts.thanks);
      return true;
    } catch (error) {
      toast.error(texts.failed, messageOf(error));
      return false;
    }
  };
  return { say, busyId: isLoading ? originalArgs?.agreementId : undefined };
}
