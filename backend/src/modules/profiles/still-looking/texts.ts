/** What the answers to “Are you still looking?” say when they are not possible. */
export const stillLookingTexts = {
  badLink: 'This link is not complete. Please open it again from the email, or change your profile in your account.',
  gone: 'You have been here since this email, so there is nothing to answer. You can pause your profile in your account.',
};
