import type { Letter } from '../../../platform/email/index.js';

/** What support reads when a member asks for help: the words themselves stay behind the sign-in. */
export const deskLetter = (url: string): Letter => ({
  subject: 'Someone asks for help',
  preview: 'A request waits for an answer.',
  heading: 'Someone asks for help',
  paragraphs: ['A member has written to us. What they wrote stays where only administrators read it.'],
  action: { label: 'Read and answer', url },
});
