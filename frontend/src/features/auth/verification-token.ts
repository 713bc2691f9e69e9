import { useState, useSyncExternalStore } from 'react';

const KINDS = ['verify', 'change-email', 'undo-email-change'] as const;
export type MailedLinkKind = (typeof KINDS)[number];

/** What a mailed link's fragment like `#type=verify&token=…` says, null for any other fragment. */
export function mailedLinkIn(fragment: string): { kind: MailedLinkKind; token: string } | null {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  const kind = KINDS.find((one) => one === fields.get('type'));
  const token = fields.get('token');
  return kind && token ? { kind, token } : null;
}

const subscribe = (changed: () => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

/** The mailed link this page was opened with; kept while the page stands, taken out of the address when used. */
export function useMailedLink(): [link: ReturnType<typeof mailedLinkIn>, drop: () => void] {
  const fragment = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  );
  const [dropped, setDropped] = useState<string | null>(null);
  const link = mailedLinkIn(fragment);
  const drop = () => {
    setDropped(link?.token ?? null);
    history.replaceState(history.state, '', location.pathname + location.search);
  };
  return [link?.token === dropped ? null : link, drop];
}
