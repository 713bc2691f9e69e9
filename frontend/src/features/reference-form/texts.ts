import type { Relationship } from '../../api/references';

/** Texts of the form that a referee fills in. */
export const referenceFormMessages = {
  title: 'A reference',
  heading: (name: string) => `What do you know about ${name}?`,
  hello: (name: string) => `Hello ${name}.`,
  about: (name: string, relationship: string) =>
    `${name} would like to look after a family’s children abroad, and wrote that ${relationship}. Please say what you know, the good and the difficult.`,
  relationships: {
    host_family: 'they looked after your children',
    employer: 'they worked for you',
    teacher: 'you taught or trained them',
    neighbour: 'you are neighbours or friends of the family',
    other: 'you know them',
  } satisfies Record<Relationship, string>,
  whoReads: (name: string) =>
    `Only our reviewers read your answers, not ${name} and not families. Thirty days after our decision your name, address and answers are deleted.`,
  knownFor: 'Since when and from where do you know each other?',
  knownForHint: '“Since 2023: she looked after our two boys every Tuesday.”',
  wouldTrust: 'Would you leave children with this person for an afternoon?',
  yes: 'Yes',
  no: 'No',
  words: 'What is this person like with children, and what should a family know?',
  wordsHint: 'A few sentences. An example says more than praise.',
  phone: 'A phone number where we can call you',
  send: 'Send my answer',
  decline: 'I would rather not give a reference',
  sure: 'Are you sure you do not want to give a reference? This closes the form.',
  declineYes: 'Yes, close it',
  declineNo: 'Go back',
  check: 'Please check these answers',
  thanks: { title: 'Thank you', text: 'Your answer is with our reviewers. There is nothing more to do.' },
  declined: { title: 'Thank you for telling us', text: 'The form is closed. There is nothing more to do.' },
  closed: {
    title: 'This form is closed',
    text: 'It has already been filled in, has expired after 30 days, or was replaced by a newer email. Look for the newest email from us, or ask the person who named you to send it again.',
  },
  failed: { title: 'The form did not load', text: 'Please try again in a moment.', again: 'Try again' },
  notSent: 'Your answer was not sent. What you wrote is still here.',
  loading: 'Opening the form',
} as const;
