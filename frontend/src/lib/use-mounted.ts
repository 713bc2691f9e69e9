import { useEffect, useRef } from 'react';

/** Whether the component is still in the page, for an answer that comes late. */
export function useMounted(): () => boolean {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return () => isMounted.current;
}
