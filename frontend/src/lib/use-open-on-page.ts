import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Whether a panel of the frame around the pages is open. It closes with its page, because Back changes the page below it.
 * Null until it is first opened: its code loads then.
 */
export function useOpenOnPage(): [open: boolean | null, setOpen: (open: boolean) => void] {
  const { pathname } = useLocation();
  const [state, setState] = useState<{ open: boolean; on: string } | null>(null);
  if (state?.open && state.on !== pathname) setState({ open: false, on: pathname });
  return [state && state.open, (open) => setState({ open, on: pathname })];
}
