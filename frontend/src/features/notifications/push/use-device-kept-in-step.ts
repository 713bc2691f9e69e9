import { useEffect } from 'react';
import { usePutPushDeviceMutation } from '../../../api/notifications';
import { useSession } from '../../../lib/session';
import { heldSubscription, inputOf, registeredHere } from './this-device';

/**
 * Registers this browser again for a new session of the same person, because the server removed it with the old
 * session.
 */
export function useDeviceKeptInStep(): void {
  const { user } = useSession();
  const [put] = usePutPushDeviceMutation();
  const personId = user?.id;
  useEffect(() => {
    if (!personId || !registeredHere.isFor(personId)) return;
    void heldSubscription()
      .then((subscription) => subscription && put({ pushSubscriptionInput: inputOf(subscription) }).unwrap())
      .catch(() => undefined);
  }, [personId, put]);
}
