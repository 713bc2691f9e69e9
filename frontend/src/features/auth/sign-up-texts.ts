import type { MarketingWording } from '../../api/accounts';

/** Texts of signing up, which loads later than logging in. */
export const signUpTexts = {
  stepOf: (step: number) => `Step ${step} of 2`,
  next: 'Continue',
  chosen: (role: string, country: string) => `${role}, ${country}`,
  username: 'Your username:',
  change: 'Change',
  changeUsername: 'Change my username',
  submit: 'Create my account',
  /** Stored with the consent of the person who ticks the box, so it must match the contract. */
  news: 'Send me news, guides and offers by email, about twice a month. I can stop it at any time with one click.' satisfies MarketingWording,
  usernameHint: 'Only you and our admins see it. Letters, digits, dots, dashes and underscores.',
  adults: 'You must be 18 or older.',
  success: 'Registration successful',
  successText: (name: string) => `Welcome, ${name}! Please check your email to verify your account.`,
  failed: 'Registration failed',
  profileFailed: 'Failed to create application profile.',
  agreement: 'By signing up you agree to the',
  terms: 'terms',
  and: 'and the',
  privacy: 'privacy policy',
} as const;
