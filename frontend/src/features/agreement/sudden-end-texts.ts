import type { Agreement } from '../../api/agreements';

type Items = readonly (readonly [title: string, text: string])[];

const VISA = [
  'Your visa',
  'It is yours: no family can cancel it, only the government can. You can look for another family.',
] as const;

/** What helps on the day on which an agreement ends suddenly. Short sentences: some read them in a second language. */
export const suddenEndTexts = {
  heading: 'What to do today',
  items: {
    before: {
      aupair: [
        [
          'Your flight',
          'Ask the airline and your insurance today whether it can be changed or paid back. Keep their emails.',
        ],
        [
          'Somewhere to stay',
          'If you have not left yet, wait until you have an address. If you are on the way or already here, arrange the first nights with someone you know or in a hostel, and tell someone at home where you are.',
        ],
        VISA,
        ['Money', 'You owe us nothing. Do not send money to anyone who offers you a room or a family at short notice.'],
      ],
      family: [
        [
          'Care for the first weeks',
          'Ask relatives, neighbours or a babysitter, so that you do not have to choose in a hurry.',
        ],
        [
          'If the au pair is on the way',
          'Make sure that they have somewhere to sleep: pick them up, or help them to find a room for the first nights.',
        ],
        [
          'The placement fee',
          'You do not owe an unpaid fee, unless it counts for another agreement with the same au pair. A paid fee counts for new dates with the same au pair; otherwise ask our team about it.',
        ],
      ],
    },
    after: {
      aupair: [
        [
          'Somewhere to sleep',
          'The agreement says what happens to your room, under “If it ends early”. If you cannot stay, one safe bed is enough for tonight: a friend, a neighbour, a hostel.',
        ],
        [
          'Documents and pay',
          'Your passport, bank card, phone and pay are yours. Ask in writing for the pay that is owed, with unused leave.',
        ],
        VISA,
        ['Money', 'You owe us nothing.'],
      ],
      family: [
        [
          'Somewhere to sleep',
          'Someone who lives with you needs somewhere to sleep. If you cannot live together until the last day, pay for a room.',
        ],
        ['Last pay and documents', 'Pay what is owed, with unused leave. Never keep a passport, a phone or pay.'],
        ['The placement fee', 'The placement had begun, so the fee stays as it is: an unpaid invoice is still due.'],
      ],
    },
  } satisfies Record<'before' | 'after', Record<Agreement['you'], Items>>,
  emergency: (number: string) => `In danger: call ${number}`,
  numbers: 'Who to call, and the steps to leave safely',
  support: 'Write to our team',
  checklist: 'Checklist for the end',
  rematch: 'Be found again, from today',
  search: { aupair: 'Find another family', family: 'Find another au pair' },
} as const;
