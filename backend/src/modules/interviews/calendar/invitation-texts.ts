import type { EmailContent } from '../../../platform/email/index.js';
import { capitalised } from '../../../platform/sentences/index.js';

/** The facts of an invitation. */
export interface InvitationFacts {
  /** In a sentence: "Lena", "the Hartley family". */
  otherName: string;
  /** The agreed time in the reader's time zone: "Monday 23 November, 6:30 pm to 7:00 pm (Sydney time)". */
  mine: string;
  /** The same in the other person's: "8:30 am on Monday". */
  theirs: string;
  room: string;
  conversation: string;
}

const KEEP = 'Open the attached file to add it to your calendar, or to update it there.';
const ROOM =
  'The room opens ten minutes early, so you can check your camera first. You need a browser, a camera and a microphone. Nothing is recorded.';

/** Texts of calendar entries and their emails. */
export const invitationTexts = {
  summary: (otherName: string, productName: string) => `Video interview with ${otherName} (${productName})`,
  description: (room: string) => `${ROOM}\n\n${room}`,
  calledOffDescription: 'This interview has been cancelled.',

  agreed: ({ otherName, mine, theirs, room }: InvitationFacts): EmailContent => ({
    subject: `Video interview with ${otherName}: ${mine}`,
    preview: `It will be ${theirs} for ${otherName}.`,
    heading: `Your interview with ${otherName} is booked`,
    paragraphs: [`${mine}. It will be ${theirs} for ${otherName}.`, ROOM, KEEP],
    action: { label: 'Open the interview', url: room },
  }),

  moved: ({ otherName, mine, theirs, room }: InvitationFacts): EmailContent => ({
    subject: `New time for your video interview with ${otherName}: ${mine}`,
    preview: `It will be ${theirs} for ${otherName}.`,
    heading: `New time for your interview with ${otherName}`,
    paragraphs: [`${mine}. It will be ${theirs} for ${otherName}.`, 'The earlier time is no longer valid.', KEEP],
    action: { label: 'Open the interview', url: room },
  }),

  cancelled: ({ otherName, mine, conversation }: InvitationFacts, byYou: boolean, word: string): EmailContent => ({
    subject: `Cancelled: video interview with ${otherName} on ${mine}`,
    preview: byYou ? 'You cancelled it.' : capitalised(`${otherName} cancelled it.`),
    heading: 'This interview will not take place',
    paragraphs: [
      byYou
        ? `You cancelled your interview with ${otherName} on ${mine}.`
        : capitalised(`${otherName} cancelled your interview on ${mine}.`),
      ...(word ? [byYou ? `You wrote: “${word}”` : `They wrote: “${word}”`] : []),
      'Open the attached file to remove it from your calendar. You can propose another time whenever you like.',
    ],
    action: { label: 'Open the conversation', url: conversation },
  }),

  /** The reason is private. */
  cannotCome: ({ otherName, mine, conversation }: InvitationFacts): EmailContent => ({
    subject: `Cancelled: video interview with ${otherName} on ${mine}`,
    preview: capitalised(`${otherName} cannot come.`),
    heading: 'This interview will not take place',
    paragraphs: [
      capitalised(`${otherName} cannot come to your interview on ${mine}.`),
      'Open the attached file to remove it from your calendar.',
    ],
    action: { label: 'Open the conversation', url: conversation },
  }),
} as const;
