import type { SupportState, SupportSubject } from '../../api/support';
import type { Region } from '../../config/regions';

type Role = 'family' | 'aupair';

/** Texts of the help pages and of requests for help. */
export const supportTexts = {
  titles: { aupair: 'Support for au pairs', family: 'Support for families' } satisfies Record<Role, string>,
  headings: {
    aupair: 'Ask us anything',
    family: 'Ask us anything',
  } satisfies Record<Role, string>,
  leads: {
    aupair:
      'Visas, pay, a room that is not what was promised. Read what others asked, or write to us: a person answers.',
    family:
      'Agreements, pay, the first week, a match that does not work out. Read what other families asked, or write to us: a person answers.',
  } satisfies Record<Role, string>,
  write: 'Write to us',
  leave: {
    heading: { aupair: 'If you need to leave', family: 'If it is not working out' } satisfies Record<Role, string>,
    text: {
      aupair:
        'What to do now, who to call and where to go next. No one in the house is told that you opened this page.',
      family: 'How to end it fairly, what notice means, who to ask, and how to find someone who is already here.',
    } satisfies Record<Role, string>,
    action: 'I need out',
    emergency: { australia: 'In danger now? Call 000.', newzealand: 'In danger now? Call 111.' } satisfies Record<
      Region,
      string
    >,
  },
  guides: {
    heading: { aupair: 'Templates for you', family: 'Templates for your family' } satisfies Record<Role, string>,
    all: 'All templates',
    failed: 'The templates did not load.',
    none: 'No templates yet.',
  },
  questions: {
    heading: 'Common questions',
    all: 'All questions',
    failed: 'The questions did not load just now.',
  },
  again: 'Try again',
  safety: {
    heading: 'Before you trust someone',
    text: 'Most people here are honest. The few who are not all do the same things:',
    signs: [
      'They want money before you have met: for a visa, a flight, a deposit, an “agent”.',
      'They send a cheque, or want to use your account for a transfer.',
      'They want to move to another app within the first hour, and get angry when you do not.',
      'They ask for your passport or bank card by email, or offer pay that is too good to be true.',
      'They can never join a video call, and have a sad excuse each time.',
    ],
    after:
      'Stay in our messages, meet on video, sign the agreement here, and pay no one. If one of these happens, report it from their page or from the message. You do not need to be sure.',
  },
  ways: {
    heading: 'Pages for members',
    items: {
      verification: {
        title: 'Your checks',
        text: 'Your documents, what is missing, and how long they are valid.',
      },
      interviews: { title: 'Video interviews', text: 'Proposed and agreed times, and the video call.' },
      deviceTest: {
        title: 'Camera and sound test',
        text: 'Before a call, or when something does not work: your camera, microphone and speaker.',
      },
      arrangement: {
        title: 'Your agreement',
        text: 'On your dashboard: what was agreed, clause by clause, and who has signed.',
      },
      messages: { title: 'Messages', text: 'Most problems are solved by asking early and kindly.' },
      profile: { title: 'Your profile', text: 'Pause it, show it again, or update it.' },
    },
  },
  form: {
    heading: 'Write to us',
    lead: 'We answer here and by email. No one else sees it, not even the people you live with.',
    subject: 'What is it about?',
    words: 'What has happened, and what would help?',
    send: 'Send it',
    sent: 'Sent',
    sentText: 'You can follow it below on this page.',
    problems: 'Please check this',
    failed: 'It was not sent. Your text is still here.',
    short: 'Please write at least 20 characters, so that we know what it is about',
    choose: 'Please choose what it is about',
    chooseOne: 'Please choose',
  },
  subjects: {
    arrangement: 'My agreement, pay or hours',
    need_out: 'I want to leave, or need someone to leave',
    person: 'Someone’s behaviour',
    verification: 'Checks and documents',
    visa_and_work: 'Visa, tax and working rules',
    account: 'My account or profile',
    other: 'Something else',
  } satisfies Record<SupportSubject, string>,
  states: {
    open: 'Received',
    answered: 'We have answered',
    closed: 'Closed',
  } satisfies Record<SupportState, string>,
  requests: {
    heading: 'Your requests',
    none: 'Nothing yet. When you write to us, you can follow it here.',
    failed: 'Your requests did not load just now. They are not lost.',
    more: 'Show more',
    asked: (day: string) => `Asked on ${day}`,
  },
  request: {
    title: 'Your request',
    loading: 'Your request is loading',
    back: 'All support',
    you: 'You',
    us: 'Wattle & Fern',
    write: 'Reply',
    writeClosed: 'Write again to reopen it',
    send: 'Send',
    close: 'Mark as solved',
    closed: 'This request is closed. Write again to reopen it.',
    empty: 'Write something first',
    failed: 'It was not sent. Your text is still here.',
    notClosed: 'Your request could not be closed',
    missing: {
      title: 'Request not found',
      text: 'The link may be old, or belong to another account.',
    },
    broken: { title: 'Your request did not load', text: 'It is not lost.', again: 'Try again' },
  },
} as const;
