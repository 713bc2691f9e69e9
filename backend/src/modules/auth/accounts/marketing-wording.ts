/**
 * The words to which people say yes when they want news by email, exactly as a box or a switch shows them; the present
 * ones first. What someone agreed to is kept in these words. A change of words is a new line: pages that were opened
 * before still send the old one, and it stays true.
 */
export const MARKETING_WORDINGS = [
  'Send me news, guides and offers by email, about twice a month. I can stop it at any time with one click.',
] as const;
export type MarketingWording = (typeof MARKETING_WORDINGS)[number];
