import type { Identity } from '../../../platform/identity/index.js';

/** The account whose drafts they are: each parent of a family has their own. */
export const writerIdOf = ({ userId, coParent }: Pick<Identity, 'userId' | 'coParent'>): string =>
  coParent?.accountId ?? userId;
