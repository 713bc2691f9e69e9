import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { interviewsApi } from '../../../api/interviews';
import { useRealtimeEvent, useRealtimeStatus } from '../../../api/realtime';

/** Refetches interviews when one of them changes, and after a lost connection, because events are not repeated. */
export function useInterviewChanges(): void {
  const dispatch = useDispatch();
  const status = useRealtimeStatus();
  const wasAway = useRef(false);
  useRealtimeEvent('interview.changed', () => dispatch(interviewsApi.util.invalidateTags(['Interviews'])));
  useEffect(() => {
    if (status !== 'connected') wasAway.current = true;
    else if (wasAway.current) {
      wasAway.current = false;
      dispatch(interviewsApi.util.invalidateTags(['Interviews']));
    }
  }, [status, dispatch]);
}
