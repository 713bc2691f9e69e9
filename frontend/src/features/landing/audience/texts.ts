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
      'Before you write to anyone: this is how the hours lie, what is left of the wage, and what no one on this site can promise you.',
    newzealand:
      'Before you write to anyone: this is how the hours lie, what is on the pay slip, and what no one on this site can promise you.',
  }),
  action: 'Write your profile',
  other: 'See who is looking',
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
      'The sums, the hours and the awkward questions first, so that the nice part has room later. All figures in Australian dollars.',
    newzealand:
      'The sums, the hours and the awkward questions first, so that the nice part has room later. All figures in New Zealand dollars.',
  }),
  action: 'Write your family’s profile',
  other: 'Look at au pairs',
} as const;
