import { useEffect, useEffectEvent } from 'react';

/** Ctrl K, on a Mac ⌘ K, wherever one is on the page; not while another dialog asks something. */
export function useCommandKey(open: () => void): void {
  const opened = useEffectEvent(open);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k')
        return;
      event.preventDefault();
      if (!document.querySelector('dialog[open], [role="dialog"]')) opened();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}

/** The name of the key on this device. */
export const commandKey = (): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl');
