interface GuideQuestion {
  /** Stored with the person's ticks: never rename. */
  name: string;
  text: string;
}

interface GuideSection {
  heading: string;
  questions: readonly GuideQuestion[];
}

const question = (name: string, text: string): GuideQuestion => ({ name, text });

/** For a family that interviews an au pair. */
const forFamilies: readonly GuideSection[] = [
  {
    heading: 'To begin with',
    questions: [
      question('why-now', 'What made you want to do this, and why now?'),
      question('at-home', 'Who is at home with you, and what do they think of your plan?'),
      question('good-day', 'Tell us about a good day you had with children.'),
    ],
  },
  {
    heading: 'With the children',
    questions: [
      question('hard-moment', 'What did you do the last time a child would not listen?'),
      question('alone', 'Have you been alone with small children for a whole day? How was it?'),
      question('illness', 'What would you do if one of them ran a fever while we are at work?'),
      question('water', 'How well do you swim, and would you take children to the beach or the pool?'),
      question('screens', 'It rains all afternoon. What would you do with the children?'),
    ],
  },
  {
    heading: 'Living together',
    questions: [
      question('evenings', 'What do your evenings and weekends look like?'),
      question('food', 'What do you eat, what do you avoid, and what do you like to cook?'),
      question('guests', 'How do you feel about friends, partners and being out late?'),
      question('quiet', 'How would we notice that something is bothering you?'),
    ],
  },
  {
    heading: 'The practical side',
    questions: [
      question('driving', 'How long have you been driving, and would you drive on the left, with our children?'),
      question('hours', 'Which hours and duties suit you, and which would be too much?'),
      question('pay', 'What do you need each week, and what do you expect it to cover?'),
      question('papers', 'How far along are your visa, police check and first aid?'),
      question('ending', 'If it does not work out, how would you like us to end it?'),
    ],
  },
];

/** For an au pair who interviews a family. */
const forAuPairs: readonly GuideSection[] = [
  {
    heading: 'To begin with',
    questions: [
      question('a-usual-day', 'What does a usual day look like, hour by hour?'),
      question('why-au-pair', 'Why an au pair, and not another kind of care?'),
      question('last-au-pair', 'Have you had au pairs before? May I write to the last one?'),
    ],
  },
  {
    heading: 'With the children',
    questions: [
      question('each-child', 'What should I know about each child that is not in your profile?'),
      question('rules', 'What happens when one of them breaks a rule, and who decides?'),
      question('first-weeks', 'How will you help me in the first two weeks?'),
      question('alone-hours', 'How many hours would I be alone with them, and overnight?'),
      question('parents-home', 'Who works from home, and who is in charge then?'),
    ],
  },
  {
    heading: 'Living together',
    questions: [
      question('my-room', 'Can you show me my room, the bathroom and the street?'),
      question('house-rules', 'Which rules apply to everyone, and which only to me?'),
      question('meals', 'Do we eat together, and may I cook for myself?'),
      question('free-time', 'What would I do with you at weekends, and what on my own?'),
    ],
  },
  {
    heading: 'The practical side',
    questions: [
      question('weekly-hours', 'How many hours a week, on which days, and how far ahead will I know?'),
      question('weekly-pay', 'How much each week, on which day, and what about tax and super?'),
      question('extra-hours', 'What happens if I work more hours than we agreed?'),
      question('leave', 'How much leave do I have, and who chooses when?'),
      question('car', 'May I use the car, who pays for fuel, and what if I scratch it?'),
      question('if-it-ends', 'How much notice do we give each other, and where would I sleep then?'),
    ],
  },
];

/** The questions for interviewing a person of this role. */
export const guideFor = (other: 'family' | 'aupair'): readonly GuideSection[] =>
  other === 'aupair' ? forFamilies : forAuPairs;
