import { describe, expect, it } from 'vitest';
import { nextStepOf, type Progress } from './next-step.js';

const ARRIVED: Progress = {
  isAdmin: false,
  emailVerified: true,
  hasCompletedProfile: true,
  active: true,
  hasPhoto: true,
  hasSentDocuments: true,
  shortlistCount: 1,
  hasWritten: true,
};

describe('The next step', () => {
  it('is the first on the way that is not done: profile, photo, documents, search, writing', () => {
    const way: [Partial<Progress>, string][] = [
      [{ hasWritten: false }, 'write_first_message'],
      [{ shortlistCount: 0 }, 'search'],
      [{ hasSentDocuments: false }, 'get_verified'],
      [{ hasPhoto: false }, 'add_photo'],
      [{ active: false }, 'resume_profile'],
      [{ hasCompletedProfile: false }, 'complete_profile'],
      [{ emailVerified: false }, 'verify_email'],
      [{ isAdmin: true }, 'administer'],
    ];
    let progress = ARRIVED;
    expect(nextStepOf(progress)).toBe('keep_talking');
    for (const [undone, step] of way) {
      progress = { ...progress, ...undone };
      expect(nextStepOf(progress)).toBe(step);
    }
  });

  it('is to send documents, also for members who have already written to someone', () => {
    expect(nextStepOf({ ...ARRIVED, hasSentDocuments: false })).toBe('get_verified');
  });
});
