/** Why an admin ends an agreement; shown to both members. */
export const ENDING_CATEGORIES = ['account_closed', 'safety', 'rules', 'identity', 'mistake', 'other'] as const;
export type EndingCategory = (typeof ENDING_CATEGORIES)[number];

/** The reason as both read it. It names no one: what one of them reported to us stays confidential. */
export const ENDING_REASONS: Record<EndingCategory, string> = {
  account_closed: 'One of the two accounts has been closed.',
  safety: 'We were worried about someone’s safety.',
  rules: 'Something about it was against our rules.',
  identity: 'We could not confirm who one of you is.',
  mistake: 'It was made by mistake, or twice.',
  other: 'The reason is one that we can only explain in person.',
};
