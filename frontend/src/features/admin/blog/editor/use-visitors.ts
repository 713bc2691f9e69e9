import { useEffect, useState } from 'react';
import { useLeavePostMutation, useVisitPostMutation, type PostVisitors } from '../../../../api/admin-posts';

const EVERY_MS = 10_000;

/** Reports every ten seconds that this admin is here, and returns who else is. Null until the first answer. */
export function useVisitors(id: string | null): PostVisitors | null {
  const [visit] = useVisitPostMutation();
  const [leave] = useLeavePostMutation();
  const [visitors, setVisitors] = useState<PostVisitors | null>(null);
  useEffect(() => {
    if (!id) return undefined;
    let here = true;
    const say = async () => {
      const { data } = await visit({ id });
      if (here && data) setVisitors(data);
    };
    void say();
    const timer = setInterval(() => void say(), EVERY_MS);
    return () => {
      here = false;
      clearInterval(timer);
      void leave({ id });
    };
  }, [id, visit, leave]);
  return visitors;
}
