import type { SupportState, SupportSubject } from '../../api/back-office';

/** Texts of the desk at which requests for help are answered. */
export const adminSupportMessages = {
  title: 'Requests for help',
  text: 'What members ask us. That you read one is written into the audit log.',
  menu: 'Requests for help',
  states: { open: 'Waits for us', answered: 'Answered', closed: 'Closed' } satisfies Record<SupportState, string>,
  subjects: {
    arrangement: 'Arrangement, pay or hours',
    need_out: 'Wants out',
    person: 'Somebody’s behaviour',
    verification: 'Checks and papers',
    visa_and_work: 'Visa, tax, working rules',
    account: 'Account or profile',
    other: 'Something else',
  } satisfies Record<SupportSubject, string>,
  all: 'All',
  priority: 'Premium: first',
  columns: { subject: 'About', person: 'Who', beginning: 'Begins', last: 'Last word', state: 'State' },
  roles: { family: 'Family', aupair: 'Au pair', admin: 'Administrator' },
  nobody: 'Has left',
  read: 'Read and answer',
  open: 'Open',
  openOf: (subject: string, name: string) => `Open ${subject}, ${name}`,
  none: 'Nothing waits here.',
  failed: 'The requests did not load',
  us: 'We',
  answer: 'Your answer',
  answerHint: 'They are told that it is here, and read it signed in.',
  send: 'Send the answer',
  sent: 'The answer is on its way',
  notSent: 'The answer was not sent. It is still here.',
} as const;
