import { useState, useSyncExternalStore } from 'react';

const KINDS = ['verify', 'change-email', 'undo-email-change'] as const;
type EmailedLinkKind = (typeof KINDS)[number];

/** Parses an emailed link's fragment like `#type=verify&token=…`; null for any other fragment. */
function emailedLinkIn(fragment: string): { kind: EmailedLinkKind; token: string } | null {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  const kind = KINDS.find((one) => one === fields.get('type'));
  const token = fields.get('token');
  return kind && token ? { kind, token } : null;
}

const subscribe = (changed: () => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

/** The emailed link that opened this page; kept while the page is open, removed from the address when used. */
export function useEmailedLink(): [link: ReturnType<typeof emailedLinkIn>, drop: () => void] {
  const fragment = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  );
  const [dropped, setDropped] = useState<string | null>(null);
  const link = emailedLinkIn(fragment);
  const drop = () => {
    setDropped(link?.token ?? null);
    history.replaceState(history.state, '', location.pathname + location.search);
  };
  return [link?.token === dropped ? null : link, drop];
}
