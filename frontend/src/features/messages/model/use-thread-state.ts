import { useCallback, useRef, useState } from 'react';
import { isApiError } from '../../../lib/api-error';
import type { Thread } from './thread';

type NoThread = { status: 'loading' | 'failed' | 'missing'; thread: null };
type ThreadState = NoThread | { status: 'ready' | 'closed'; thread: Thread };

const LOADING: ThreadState = { status: 'loading', thread: null };

/** The newest messages of a conversation, as state for the screen and as a ref for callbacks. */
export function useThreadState() {
  const [state, setState] = useState<ThreadState>(LOADING);
  const latest = useRef<Thread | null>(null);

  const startLoading = useCallback(() => {
    latest.current = null;
    setState(LOADING);
  }, []);

  /** Shows a change. A closed conversation stays closed: only the server says that it is open again. */
  const update = useCallback((thread: Thread) => {
    latest.current = thread;
    setState(({ status }) => ({ status: status === 'closed' ? status : 'ready', thread }));
  }, []);

  /** Shows an answer of the server, which means that the conversation is open. */
  const open = useCallback((thread: Thread) => {
    latest.current = thread;
    setState({ status: 'ready', thread });
  }, []);

  /** The two can no longer reach each other. The messages on the screen stay, without any actions. */
  const close = useCallback(() => {
    const thread = latest.current;
    setState(thread ? { status: 'closed', thread } : { status: 'missing', thread: null });
  }, []);

  const fail = useCallback((error: unknown) => {
    setState({ status: isApiError(error) && error.status === 404 ? 'missing' : 'failed', thread: null });
  }, []);

  return { state, latest, startLoading, update, open, close, fail };
}
