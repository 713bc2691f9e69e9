import { useEffect, useState } from 'react';

/** Whether so many milliseconds have passed since the component was mounted. */
export function useElapsed(milliseconds: number): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isOver;
}
