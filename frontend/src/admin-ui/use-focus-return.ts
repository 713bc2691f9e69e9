import { useEffect, useState } from 'react';
import { passFocus } from '../lib/pass-focus';

/**
 * Gives the focus back to what had it before, for a dialog that is removed at once: Ant Design does so only after a
 * dialog has faded out.
 */
export function useFocusReturn(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) queueMicrotask(() => passFocus(document.body, opener));
    },
    [opener],
  );
}
