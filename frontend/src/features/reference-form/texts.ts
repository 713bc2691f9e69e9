import type { Relationship } from '../../api/references';

/** Texts of the form that a referee fills in. */
export const referenceFormTexts = {
  title: 'A reference',
  heading: (name: string) => `What do you know about ${name}?`,
  hello: (name: string) => `Hello ${name}.`,
  about: (name: string, relationship: string) =>
    `${name} would like to look after a family’s children abroad, and wrote that ${relationship}. Please tell us what you know, good and bad.`,
  relationships: {
    host_family: 'they looked after your children',
    employer: 'they worked for you',
    teacher: 'you taught or trained them',
    neighbour: 'you are neighbours or friends of the family',
    other: 'you know them',
  } satisfies Record<Relationship, string>,
  whoReads: (name: string) =>
    `Only our reviewers read your answers: not ${name}, and no families. Thirty days after our decision we delete your name, address and answers.`,
  knownFor: 'How do you know each other, and since when?',
  knownForHint: '“Since 2023: she looked after our two boys every Tuesday.”',
  wouldTrust: 'Would you leave children with this person for an afternoon?',
  yes: 'Yes',
  no: 'No',
  words: 'What is this person like with children, and what should a family know?',
  wordsHint: 'A few sentences. Examples help most.',
  phone: 'A number where we can call you',
  send: 'Send my answer',
  decline: 'I would rather not give a reference',
  sure: 'Decline to give a reference? This closes the form.',
  declineYes: 'Yes, close it',
  declineNo: 'Go back',
  check: 'Please check these fields',
  thanks: { title: 'Thank you', text: 'Our reviewers have your answer. There is nothing more to do.' },
  declined: { title: 'All right', text: 'You have declined to give a reference. There is nothing more to do.' },
  closed: {
    title: 'This form is closed',
    text: 'It has already been filled in, has expired after 30 days, or was replaced by a newer email. Look for our latest email, or ask the person who named you to send it again.',
  },
  failed: { title: 'The form did not load', text: 'Please try again in a moment.', again: 'Try again' },
  notSent: 'Your answer was not sent. What you wrote is still here: please try again.',
  loading: 'Opening the form',
} as const;
