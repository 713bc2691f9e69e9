import { lazy, Suspense, useEffect, useState } from 'react';
import { toastQueue } from './toast';
import { retryImport } from '../../lib/retry-import';

const Toasts = lazy(retryImport(() => import('./Toasts')));

/** Shows toasts. Its code loads with the first one. */
export function ToastRegion() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const look = () => {
      if (toastQueue.peek().length > 0) setWanted(true);
    };
    look();
    return toastQueue.subscribe(look);
  }, []);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <Toasts />
    </Suspense>
  );
}
