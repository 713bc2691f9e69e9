import type { Region } from '../../../config/regions';

const region = <T>(words: Record<Region, T>) => words;

/** The page for au pairs who want to know it exactly. */
export const forAuPairsTexts = {
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
  headline: ['You work thirty hours a week. ', 'The rest', ' is yours.'],
  text: region({
    australia:
      'Before you write to anyone, see what a week looks like, what you take home, and what we can’t promise you.',
    newzealand:
      'Before you write to anyone, see what a week looks like, what is on the pay slip, and what we can’t promise you.',
  }),
  action: 'Write your profile',
  other: 'Browse families',
} as const;

/** The page for families who want to know it exactly. */
export const forFamiliesTexts = {
  title: region({
    australia: 'For families: what hosting an au pair costs and brings',
    newzealand: 'For families in New Zealand: what hosting costs and brings',
  }),
  description: region({
    australia:
      'What an au pair costs an Australian household a week, worked through; a timetable of thirty hours; what we check and what we do not; the questions to ask.',
    newzealand:
      'What an au pair costs a New Zealand household a week, worked through; a timetable of thirty hours; what we check and what we do not; the questions to ask.',
  }),
  headline: ['It is not cheap help. ', 'It is', ' one more person.'],
  text: region({
    australia: 'The costs, the hours and the awkward questions first. All figures in Australian dollars.',
    newzealand: 'The costs, the hours and the awkward questions first. All figures in New Zealand dollars.',
  }),
  action: 'Write your family’s profile',
  other: 'Browse au pairs',
} as const;
