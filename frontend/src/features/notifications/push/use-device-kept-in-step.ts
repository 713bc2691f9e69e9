import { useEffect } from 'react';
import { usePutPushDeviceMutation } from '../../../api/notifications';
import { useSession } from '../../../lib/session';
import { heldSubscription, inputOf, toldHere } from './this-device';

/** A new session of the person who asked in this browser is told here as well; the server forgot it with the old one. */
export function useDeviceKeptInStep(): void {
  const { user } = useSession();
  const [put] = usePutPushDeviceMutation();
  const personId = user?.id;
  useEffect(() => {
    if (!personId || !toldHere.isFor(personId)) return;
    void heldSubscription()
      .then((subscription) => subscription && put({ pushSubscriptionInput: inputOf(subscription) }).unwrap())
      .catch(() => undefined);
  }, [personId, put]);
}
