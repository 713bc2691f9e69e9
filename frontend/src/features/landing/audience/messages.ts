import type { Region } from '../../../config/regions';

const region = <T>(words: Record<Region, T>) => words;

/** The page for au pairs who want to know it exactly. */
export const forAuPairsMessages = {
  title: region({
    australia: 'For au pairs: a week, a pay slip, a list of questions',
    newzealand: 'For au pairs in New Zealand: a week, a pay slip, a list of questions',
  }),
  description: region({
    australia:
      'How a week with an Australian host family really goes: thirty hours on a timetable, the pay worked through in Australian dollars, what we check and what to ask.',
    newzealand:
      'How a week with a New Zealand host family really goes: thirty hours on a timetable, the pay worked through in New Zealand dollars, what we check and what to ask.',
  }),
  headline: ['Thirty hours are theirs. ', 'The rest', ' is why you came.'],
  text: region({
    australia:
      'Before you write to anybody: this is how the hours lie, what is left of the wage, and what nobody on this site can promise you.',
    newzealand:
      'Before you write to anybody: this is how the hours lie, what is on the pay slip, and what nobody on this site can promise you.',
  }),
  action: 'Write your profile',
  other: 'See who is looking',
  week: {
    title: 'A week, hour by hour',
    text: 'One family’s grid, two school-age children. Between the blocks the day is yours, and nobody asks where you are.',
  },
  questions: {
    title: 'What to ask before you say yes',
    text: 'Ask on video, and write down what you heard. A good family has answers; a very good one has asked itself already.',
    groups: [
      {
        title: 'The house',
        questions: [
          'Can you walk me through my room, with the camera on?',
          'Who lives with you, who stays over, and who has a key?',
          'Are there cameras? Where do they look?',
          'How do I get into town when the car is out?',
        ],
      },
      {
        title: 'The work',
        questions: [
          'What did last Tuesday look like, hour by hour?',
          'What happens when a child is ill, or you are late?',
          'Which housework is mine, and which is never mine?',
          'How many evenings a month, and how early do I know?',
        ],
      },
      {
        title: 'The money',
        questions: [
          'What do you pay an hour, and what do you take off for board?',
          'On which day, into which account, with what kind of pay slip?',
          'Who pays for petrol, the excess if I scratch the car, the ferry ticket on an outing?',
        ],
      },
      {
        title: 'If it goes wrong',
        questions: [
          'What notice do we give each other, and where do I sleep in those weeks?',
          'May I ring your last au pair?',
          'Whom would I call at night, if not you?',
        ],
      },
    ],
  },
} as const;

/** The page for families who want to know it exactly. */
export const forFamiliesMessages = {
  title: region({
    australia: 'For families: what hosting an au pair costs, and gives',
    newzealand: 'For families in New Zealand: what hosting an au pair costs, and gives',
  }),
  description: region({
    australia:
      'What an au pair costs an Australian household a week, worked through; a timetable of thirty hours; what we check and what we do not; the questions to ask.',
    newzealand:
      'What an au pair costs a New Zealand household a week, worked through; a timetable of thirty hours; what we check and what we do not; the questions to ask.',
  }),
  headline: ['It is not cheap help. ', 'It is', ' one more person.'],
  text: region({
    australia:
      'The sums, the hours and the awkward questions first, so that the nice part has room afterwards. All figures in Australian dollars.',
    newzealand:
      'The sums, the hours and the awkward questions first, so that the nice part has room afterwards. All figures in New Zealand dollars.',
  }),
  action: 'Write your family’s profile',
  other: 'Look at au pairs',
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
          'What would you do if mine bit somebody?',
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
          'How do you tell somebody that you are unhappy?',
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
        text: 'Most quarrels are about hours nobody wrote down. Take the grid out, not the grudge.',
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
        term: 'Nobody is stuck',
        text: 'Their visa does not depend on you. Help them find the next house: you both still have a profile here.',
      },
    ],
  },
} as const;

/** What we know about people and what we do not, said on both pages. */
export const checkMessages = {
  title: 'What we check, and what we do not',
  text: 'You are about to trust somebody with a child, or with a year. So here it is without adjectives.',
  done: {
    title: 'We check',
    items: [
      'That the e-mail address is theirs. Nobody starts a conversation before that.',
      'That a profile is complete before its owner writes to anyone.',
      'That nobody writes to everybody: five new people a day in the first three days, twenty afterwards.',
      'That photos carry no hidden place. What the camera wrote into them is removed.',
      'That visitors see first names and cities, and nothing more.',
    ],
  },
  notDone: {
    title: 'We do not check',
    items: [
      'Passports, police certificates, children checks. What a profile says of them is its owner’s own word, and is marked so.',
      'Homes. None of us has seen the room: ask for a walk through it on video.',
      'References. Ask for two, and ring them yourself.',
      'Visas and work rights. Only the immigration office knows those.',
    ],
  },
} as const;
