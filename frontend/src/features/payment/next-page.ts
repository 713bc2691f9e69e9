import { ownPath } from '../../lib/next-path';
import { readSessionDraft, writeSessionDraft } from '../../lib/forms';

const KEY = 'after-payment';

/** The page that asked for a plan, while the buyer is at Stripe: its address does not come back from there. */
export const keepNextPage = (next: string | null): void => writeSessionDraft(KEY, next ? { next } : null);

/** The page that asked for a plan, on this site. The stored one is that of the purchase which has just been at Stripe. */
export const nextPage = (search: URLSearchParams): string | null =>
  ownPath(
    search.get('next') ?? (search.has('purchase') ? (readSessionDraft<{ next: string }>(KEY).next ?? null) : null),
  );
