import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { Outlet, useLocation } from 'react-router-dom';
import { NeedsConnection } from '../features/offline';
import { useSession } from '../lib/session';
import { openRemembered, opensOffline } from './remembered';
import type { AppStore } from './store';

/** In place of a page for members while the server could not be asked who is signed in. */
export default function Unreached() {
  const store = useStore() as AppStore;
  const { user } = useSession();
  const { pathname } = useLocation();
  const isKnown = user !== null;
  useEffect(() => {
    if (!isKnown) void openRemembered(store);
  }, [isKnown, store]);
  if (!isKnown) return null;
  return opensOffline(pathname) ? <Outlet /> : <NeedsConnection />;
}
