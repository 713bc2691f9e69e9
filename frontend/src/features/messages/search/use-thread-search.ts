import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { SearchTarget } from './ThreadSearch';

/** The search in the open conversation: opened in its header, or by a link to a result. */
export function useThreadSearch() {
  const { key } = useLocation();
  const [params] = useSearchParams();
  const query = params.get('find');
  const at = Number(params.get('at')) || null;
  const linked = query ? { key, query, at } : null;
  const [seenKey, setSeenKey] = useState(key);
  const [begun, setBegun] = useState<(SearchTarget & { key: string }) | null>(linked);
  const [sought, setSought] = useState<SearchTarget | null>(null);
  if (key !== seenKey) {
    setSeenKey(key);
    if (linked) setBegun(linked);
  }
  return {
    begun,
    sought: begun && sought,
    setSought,
    open: () => setBegun({ key: crypto.randomUUID(), query: '', at: null }),
    close: () => {
      setBegun(null);
      setSought(null);
    },
  };
}
