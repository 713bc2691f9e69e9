import { useState, useSyncExternalStore } from 'react';

/** The token in a fragment like `#type=verify&token=…`, null for any other fragment. */
export function verificationTokenIn(fragment: string): string | null {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  return fields.get('type') === 'verify' ? fields.get('token') : null;
}

const subscribe = (changed: () => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

/** The verification token this page was opened with; kept while the page stands, taken out of the address when used. */
export function useVerificationToken(): [token: string | null, drop: () => void] {
  const fragment = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  );
  const [dropped, setDropped] = useState<string | null>(null);
  const token = verificationTokenIn(fragment);
  const drop = () => {
    setDropped(token);
    history.replaceState(history.state, '', location.pathname + location.search);
  };
  return [token === dropped ? null : token, drop];
}
