/** What the page for families goes into. */
export const familiesMessages = {
  week: {
    title: 'Where thirty hours go',
    text: 'The two ends of the day, one evening, no weekend. Whatever you plan to add, take something off first.',
  },
  questions: {
    title: 'What to ask on the first call',
    text: 'Ask what they have done, rather than what they would do. Then tell them what is hard about your house; they will remember that you said it.',
    groups: [
      {
        title: 'The children',
        questions: [
          'Tell me of a morning on which nothing worked. What did you do at 7:40?',
          'Which ages have you been alone with, and for how long?',
          'What would you do if mine bit someone?',
        ],
      },
      {
        title: 'The year',
        questions: [
          'Why here, and what do you want to have done by the end?',
          'Which visa, which passport, from which day?',
          'Who will you miss, and how do you get through February?',
        ],
      },
      {
        title: 'The practical',
        questions: [
          'How long have you driven, in what, and on which side of the road?',
          'Can you swim well enough to fetch a six-year-old?',
          'May I ring two people who are not relatives?',
        ],
      },
      {
        title: 'If it goes wrong',
        questions: [
          'How do you tell someone that you are unhappy?',
          'What would make you leave, and how long before would I know?',
        ],
      },
    ],
  },
  ending: {
    title: 'If it does not work',
    facts: [
      {
        term: 'Say it early',
        text: 'Most quarrels are about hours no one wrote down. Take the grid out, not the grudge.',
      },
      {
        term: 'Two weeks’ notice',
        text: 'Is what agreements usually say; four is kinder, and not unusual in New Zealand. The room stays theirs until then.',
      },
      {
        term: 'Pay to the last day',
        text: 'Wages, leave owed, the deposit for the key. A reference, if you can give an honest one.',
      },
      {
        term: 'No one is stuck',
        text: 'Their visa does not depend on you. Help them find the next house: you both still have a profile here.',
      },
    ],
  },
} as const;
