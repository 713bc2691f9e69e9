import { useEffect, useEffectEvent } from 'react';

/** Calls `handler` when Back from another site shows this page again without loading it. */
export function usePageRestored(handler: () => void): void {
  const latest = useEffectEvent(handler);
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => persisted && latest();
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);
}
