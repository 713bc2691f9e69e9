import type { Region } from '../../config/regions';

/** Texts of "I need out". Short sentences: the person who reads them may be frightened, or reading in a second language. */
export const earlyExitMessages = {
  title: 'I need out',
  quick: 'Leave this page now',
  quickHint:
    'Opens the weather instead. Pressing Esc twice does the same. What you looked at before stays in the history of this browser.',
  heading: 'You may leave',
  lead: 'You owe no one your safety. This page is yours alone: the people you live with are not told that you opened it, and nothing happens until you press the button for it.',
  danger: {
    heading: 'In danger now',
    text: {
      australia:
        'Call 000. Say “police” and where you are. If you cannot speak English, say the name of your language. If you cannot speak at all, stay silent and press 55 when asked.',
      newzealand: 'Call 111. Say “police” and where you are. If you cannot speak, stay silent and press 55 when asked.',
    } satisfies Record<Region, string>,
    call: (number: string) => `Call ${number}`,
  },
  now: {
    heading: 'What to do now',
    aupair: [
      [
        'Go first, talk later.',
        'If you are afraid, do not announce it. A playground friend, a hostel, a neighbour: one safe bed is enough for tonight.',
      ],
      [
        'Take your documents.',
        'Passport, bank card, phone and charger, medicine. No one may keep your passport; the police can help you get it back.',
      ],
      [
        'Write down what happened.',
        'Dates, hours, amounts, names. Take pictures of the rota and the pay. Keep them where no one in the house can open them.',
      ],
      ['Tell one person.', 'Someone at home, a friend here, or us, further down. Being alone with it makes it larger.'],
      [
        'Your visa is yours.',
        'No family can cancel it. Only the government can. Ask before you sign anything about it.',
      ],
    ],
    family: [
      [
        'Children first.',
        'If you fear for a child, end the care today and ring the number below. Pay and documents can wait.',
      ],
      [
        'Do not put them out tonight.',
        'Someone who lives with you needs somewhere to sleep. If you cannot live together, pay for a room until the notice ends.',
      ],
      ['Write down what happened.', 'Dates, hours, what was said. It keeps the talk fair, and you may need it.'],
      [
        'Know whether you are an employer.',
        'In New Zealand you are; in Australia you often are. Notice, last pay and holidays owed then follow the law, not the mood.',
      ],
      ['Never keep their documents.', 'Passport, phone and pay belong to them, whatever has happened.'],
    ],
  },
  lines: {
    heading: 'Who to call',
    text: 'You may ask a question before you give a name, and you may ask first what stays between you.',
    hours: 'When',
    checked: (day: string) => `Compared on ${day} with`,
    unchecked: 'From general knowledge; check before you rely on it:',
    embassy: {
      heading: 'Your embassy or consulate',
      text: 'They replace a passport, lend a voice in your language, and know who else is in town. Save the number while everything is fine.',
    },
  },
  tell: {
    heading: 'Tell us, and no one else',
    text: 'Only we read this. The other side is not told, and nothing about your agreement or your profile changes by it. We answer as soon as one of us is awake.',
    about: 'Which agreement is it about?',
    none: 'None of these',
    reason: 'What happened, and what do you need?',
    reasonHint: 'This is not kept on the device while you type.',
    send: 'Send it to us',
    sent: 'We have it. Only you and we can read it.',
    follow: 'Follow it and read our answers',
    again: 'Write about something else',
    failed: 'It was not sent. Your text is still here.',
    short: 'Please write at least 20 characters, so that we know how to help',
  },
  notice: {
    heading: 'Giving notice, in writing',
    text: 'If it is no emergency, this is the decent way. Change what you like, then send it yourself: nothing here is sent to them.',
    weeks: 'Notice, in weeks',
    weeksHint: 'Check your agreement; two weeks is usual.',
    from: 'From',
    label: 'Your letter',
    copy: 'Copy the letter',
    copied: 'Copied',
    notCopied: 'It could not be copied here. Mark the text and copy it by hand.',
    write: (facts: {
      to: string | null;
      from: string;
      today: string;
      lastDay: string;
      weeks: number;
      role: 'family' | 'aupair';
    }) =>
      [
        `${facts.today}`,
        '',
        facts.to ? `Dear ${facts.to},` : 'Hello,',
        '',
        facts.role === 'aupair'
          ? 'This is not the right place for me, and I am ending our agreement.'
          : 'Our agreement does not work out, and we are ending it.',
        `With ${facts.weeks === 1 ? 'one week' : `${facts.weeks} weeks`} of notice, as we agreed, the last day is ${facts.lastDay}.`,
        '',
        facts.role === 'aupair'
          ? 'Until then I will do my hours as we wrote them down. Please pay what is still owed, with any leave, by that day, and let me have my documents.'
          : 'Until then the hours and the room stay as we wrote them down. What is still owed, with any leave, is paid by that day.',
        '',
        'Thank you for the good in it.',
        '',
        facts.from,
      ].join('\n'),
  },
  end: {
    heading: 'Ending the agreement here',
    text: (name: string) =>
      `This marks the agreement with ${name} as ended, and ${name} is told. Do it when you are ready for them to know, and somewhere you can sleep.`,
    first: 'First tell us above which agreement it is about. Then you can end it here.',
    on: 'Last day',
    onHint: 'Empty means today.',
    word: 'A word to them',
    wordHint: 'They read this, and nothing of what you wrote to us. You may leave it empty.',
    start: 'End the agreement',
    confirm: (name: string) => `Yes, end it and tell ${name}`,
    keep: 'Not yet',
    done: (name: string, day: string) => `Ended. The last day with ${name} is ${day}.`,
    called: (name: string) => `Cancelled. ${name} has been told.`,
    failed: 'Nothing was ended.',
  },
  rematch: {
    heading: 'In the country, available now',
    text: {
      aupair:
        'Brings your profile back with today as your date and “already in the country”, so that families who need someone soon find you. Everyone can see that, also the family you are with.',
      family:
        'Brings your profile back with today as your start date, so that au pairs who are here already find you. Everyone can see that, also the au pair you are with.',
    },
    action: 'Put my profile back, from today',
    done: 'Your profile is back in the search, from today.',
    first: 'First tell us above. Then your profile can come back here.',
    search: { aupair: 'Look at families', family: 'Look at au pairs' },
    failed: 'Your profile did not come back. Nothing else was changed.',
  },
  read: 'Read: when it does not work out',
  offline:
    'Writing to us, the notice template and ending your agreement need a connection. They appear here as soon as you are back online. The numbers above work without it.',
  failed: { title: 'Your agreements did not load', text: 'The numbers above work without them.', again: 'Try again' },
} as const;
