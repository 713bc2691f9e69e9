export const NEXT_STEPS = [
  'verify_email',
  'complete_profile',
  'resume_profile',
  'add_photo',
  'get_verified',
  'search',
  'write_first_message',
  'keep_talking',
  'administer',
] as const;
export type NextStepCode = (typeof NEXT_STEPS)[number];

/** A member's progress from sign-up to a conversation. */
export interface Progress {
  isAdmin: boolean;
  emailVerified: boolean;
  hasCompletedProfile: boolean;
  active: boolean;
  hasPhoto: boolean;
  /** All documents for the badge are submitted. */
  hasSentDocuments: boolean;
  shortlistCount: number;
  hasWritten: boolean;
}

/** The next step: the first one that is not done. */
export function nextStepOf(progress: Progress): NextStepCode {
  if (progress.isAdmin) return 'administer';
  if (!progress.emailVerified) return 'verify_email';
  if (!progress.hasCompletedProfile) return 'complete_profile';
  if (!progress.active) return 'resume_profile';
  if (!progress.hasPhoto) return 'add_photo';
  if (!progress.hasSentDocuments) return 'get_verified';
  if (progress.hasWritten) return 'keep_talking';
  return progress.shortlistCount > 0 ? 'write_first_message' : 'search';
}
