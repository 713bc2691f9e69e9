import { useEffect, useEffectEvent } from 'react';

/** Calls back when the browser shows the page as it was left, as Back does after a payment page of another site. */
export function useShownAgain(handler: () => void): void {
  const latest = useEffectEvent(handler);
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => persisted && latest();
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);
}
