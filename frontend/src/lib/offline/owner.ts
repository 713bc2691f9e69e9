import type { SessionUser } from '../session/session-types';

/**
 * Whose unsent and kept data these are: a co-parent has the family’s id, but never sends or reads what the account holder
 * left in this browser.
 */
export const ownerOf = ({ id, coParent }: Pick<SessionUser, 'id' | 'coParent'>): string =>
  coParent ? `${id} co-parent` : id;
