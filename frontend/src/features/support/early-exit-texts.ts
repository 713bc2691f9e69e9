import { capitalised } from '../../lib/format/capitalised';
import { familyInSentence } from '../../lib/format/family-in-sentence';
import type { Region } from '../../config/regions';

/** Texts of "I need out". Short sentences: the person who reads them may be frightened, or reading in a second language. */
export const earlyExitTexts = {
  title: 'I need out',
  quick: 'Leave this page now',
  quickHint:
    'Opens the weather instead. Pressing Esc twice does the same. Pages you opened before stay in this browser’s history.',
  heading: 'You can leave',
  lead: 'Your safety comes first. The people you live with are not told that you opened this page, and nothing happens until you press a button.',
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
        'If you are afraid, do not tell them first. A friend, a neighbour, a hostel: one safe bed is enough for tonight.',
      ],
      [
        'Take your documents.',
        'Passport, bank card, phone and charger, medicine. No one may keep your passport; the police can help you get it back.',
      ],
      [
        'Write down what happened.',
        'Dates, hours, amounts, names. Take pictures of the rota and the pay. Keep them where no one in the house can open them.',
      ],
      [
        'Tell one person.',
        'Someone at home, a friend here, or us, further down. You do not have to deal with it alone.',
      ],
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
        'Do not send them away tonight.',
        'Someone who lives with you needs somewhere to sleep. If you cannot live together, pay for a room until the notice ends.',
      ],
      ['Write down what happened.', 'Dates, hours, what was said. It keeps the talk fair, and you may need it.'],
      [
        'Know whether you are an employer.',
        'In New Zealand you are; in Australia you often are. The law then sets notice, last pay and holidays owed.',
      ],
      ['Never keep their documents.', 'Passport, phone and pay belong to them, whatever has happened.'],
    ],
  },
  lines: {
    heading: 'Who to call',
    text: 'You can ask questions before you give your name. You can also ask first what they keep private.',
    hours: 'When',
    checked: (day: string) => `Compared on ${day} with`,
    unchecked: 'From general knowledge; check before you rely on it:',
    embassy: {
      heading: 'Your embassy or consulate',
      text: 'They can replace a passport, speak for you in your language, and know who else can help locally. Save the number before you need it.',
    },
  },
  tell: {
    heading: 'Tell us, and no one else',
    text: 'Only our team reads this. The other person is not told, and your agreement and profile do not change. We answer as soon as one of us is awake.',
    about: 'Which agreement is it about?',
    none: 'None of these',
    reason: 'What happened, and what do you need?',
    reasonHint: 'We do not save this on your device while you type.',
    send: 'Send it to us',
    sent: 'We have received it. Only you and our team can read it.',
    follow: 'Follow it and read our answers',
    again: 'Write about something else',
    failed: 'It was not sent. Your text is still here.',
    short: 'Please write at least 20 characters, so that we know how to help',
  },
  accountHolder: (familyName: string) =>
    `Only the account holder of ${familyInSentence(familyName)} can write to us here, end the agreement and show the profile again. You can call any of the numbers yourself.`,
  notice: {
    heading: 'Giving notice, in writing',
    text: 'If it is not an emergency, give notice in writing. Change what you like, then send it yourself: we do not send it to them.',
    weeks: 'Notice, in weeks',
    weeksHint: 'Check your agreement; two weeks is usual.',
    from: 'From',
    label: 'Your letter',
    copy: 'Copy the letter',
    copied: 'Copied',
    notCopied: 'We could not copy it. Select the text and copy it yourself.',
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
        facts.to ? `Dear ${facts.to.replace(/^the /, '')},` : 'Hello,',
        '',
        facts.role === 'aupair'
          ? 'This is not the right placement for me, and I am ending our agreement.'
          : 'Our agreement is not working out, and we are ending it.',
        `With ${facts.weeks === 1 ? 'one week' : `${facts.weeks} weeks`} of notice, as we agreed, the last day is ${facts.lastDay}.`,
        '',
        facts.role === 'aupair'
          ? 'Until then I will work the hours we agreed. Please pay what is still owed, including any leave, by that day, and give me any documents of mine.'
          : 'Until then the hours and the room stay as agreed. We will pay what is still owed, including any leave, by that day.',
        '',
        'Thank you for the good times.',
        '',
        facts.role === 'family' ? capitalised(familyInSentence(facts.from)) : facts.from,
      ].join('\n'),
  },
  end: {
    heading: 'Ending the agreement here',
    text: (name: string) =>
      `This marks the agreement with ${name} as ended, and we tell them. Do it when you are ready for them to know and have somewhere safe to sleep.`,
    first: 'First tell us above which agreement it is about. Then you can end it here.',
    on: 'Last day',
    onHint: 'Leave empty for today.',
    word: 'A message to them',
    wordHint:
      'Optional. They read this, unless one of you has blocked the other. They never read what you wrote to us.',
    start: 'End the agreement',
    sooner: (name: string) =>
      `If it cannot wait until then, you can still end it sooner. ${capitalised(name)} is told.`,
    startSooner: 'End it sooner',
    confirm: (name: string) => `Yes, end it and tell ${name}`,
    keep: 'Not yet',
    done: (name: string, day: string) => `Ended. The last day with ${name} is ${day}.`,
    called: (name: string) => `Cancelled. ${capitalised(name)} has been told.`,
    failed: 'Nothing was ended.',
  },
  rematch: {
    heading: 'In the country, available now',
    text: {
      aupair:
        'Shows your profile again with today as your date and “already in the country”, so that families who need someone soon can find you. Everyone can see that, including the family you are with.',
      family:
        'Shows your profile again with today as your start date, so that au pairs who are already here can find you. Everyone can see that, including the au pair you are with.',
    },
    action: 'Show my profile again, from today',
    done: 'Your profile is back in the search, from today.',
    first: 'First tell us above. Then you can show your profile again here.',
    search: { aupair: 'Browse families', family: 'Browse au pairs' },
    failed: 'That did not work. Nothing was changed.',
  },
  read: 'Read: when it does not work out',
  offline:
    'Writing to us, the notice template and ending your agreement need a connection. They appear here as soon as you are back online. The numbers above work without it.',
  failed: { title: 'Your agreements did not load', text: 'The numbers above work without them.', again: 'Try again' },
} as const;
