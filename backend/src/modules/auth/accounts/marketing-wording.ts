/**
 * The marketing consent texts exactly as a checkbox or switch shows them, the current ones first. Consent is stored
 * with its text. A changed text is a new line, because pages that were loaded before still send the old one.
 */
export const MARKETING_WORDINGS = [
  'Send me news, guides and offers by email, about twice a month. I can stop it at any time with one click.',
] as const;
export type MarketingWording = (typeof MARKETING_WORDINGS)[number];
