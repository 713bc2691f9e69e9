import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { NeedsConnection } from '../features/offline';
import { useSession } from '../lib/session';
import { openStoredSession } from './open-stored-session';
import type { AppStore } from './store';

/** In place of a page while the server cannot be asked who is signed in; shows the person that this browser remembers. */
export default function Unreached() {
  const store = useStore() as AppStore;
  const { user } = useSession();
  const isKnown = user !== null;
  useEffect(() => {
    if (!isKnown) void openStoredSession(store);
  }, [isKnown, store]);
  return isKnown ? <NeedsConnection /> : null;
}
