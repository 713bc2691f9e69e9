import { useCallback, useEffect, useRef, useState } from 'react';
import { useDiscardMyProfileDraftMutation, useSaveMyProfileDraftMutation } from '../../api/profiles';

const KEEP_AFTER_MS = 700;

export type DraftState = 'idle' | 'keeping' | 'kept' | 'failed';

export interface Draft {
  step: number;
  data: Record<string, unknown>;
}

/** Keeps what is typed on the server, shortly after each pause and when the page is left. */
export function useDraft() {
  const [save] = useSaveMyProfileDraftMutation();
  const [discardDraft] = useDiscardMyProfileDraftMutation();
  const [state, setState] = useState<DraftState>('idle');
  const waiting = useRef<Draft | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const flush = useCallback(async () => {
    clearTimeout(timer.current);
    const draft = waiting.current;
    if (!draft) return;
    waiting.current = null;
    setState('keeping');
    const { error } = await save({ profileDraftInput: draft });
    setState(error ? 'failed' : 'kept');
  }, [save]);

  const keep = useCallback(
    (draft: Draft) => {
      waiting.current = draft;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), KEEP_AFTER_MS);
    },
    [flush],
  );

  /** The profile has been saved or the draft is unwanted: nothing of it is kept or about to be. */
  const drop = useCallback(async () => {
    clearTimeout(timer.current);
    waiting.current = null;
    setState('idle');
    await discardDraft();
  }, [discardDraft]);

  useEffect(() => {
    const leave = () => void flush();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [flush]);

  return { state, keep, drop };
}
