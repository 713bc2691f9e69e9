import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { realtime } from '../../../api/realtime';
import { outbox } from './outbox';
import { sendThrough, type ApiDispatch } from './sending';

let following = false;

/** Sends what `owner` left unsent, now and whenever there is a way to the server again. */
export function openOutbox(owner: string, dispatch: ApiDispatch): Promise<void> {
  sendThrough(dispatch);
  if (!following) {
    following = true;
    realtime.subscribeStatus(() => {
      if (realtime.getStatus() === 'connected') outbox.resume();
    });
    window.addEventListener('online', () => outbox.resume());
  }
  return outbox.open(owner);
}

/** Lets `owner` write: without an open outbox a message would not be accepted. */
export function useOutbox(owner: string): void {
  const dispatch = useDispatch<ApiDispatch>();
  useEffect(() => void openOutbox(owner, dispatch), [owner, dispatch]);
}
