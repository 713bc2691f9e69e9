/** Texts of the page for families. */
export const familiesTexts = {
  week: {
    title: 'A week of thirty hours',
    text: 'Mornings, afternoons, one evening, no weekend. Before you add something, take something else off.',
  },
  questions: {
    title: 'What to ask on the first call',
    text: 'Ask what they have done, not what they would do. Then be honest about what is hard in your house.',
    groups: [
      {
        title: 'The children',
        questions: [
          'Tell me about a morning when everything went wrong. What did you do?',
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
          'Can you swim well enough to rescue a six-year-old?',
          'Can I call two people who aren’t relatives?',
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
        text: 'Most arguments are about hours no one wrote down. Look at the timetable together.',
      },
      {
        term: 'Two weeks’ notice',
        text: 'This is what agreements usually say; four is kinder, and not unusual in New Zealand. The room stays theirs until then.',
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
