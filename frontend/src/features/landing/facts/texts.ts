import type { Region } from '../../../config/regions';

/** Words that accompany facts wherever they stand. */
export const factTexts = {
  checked: (day: string) => `checked on ${day}`,
  custom: 'Custom, not law',
  room: {
    title: 'What the room should have',
    text: 'It’s the first thing every au pair asks about, and the first photo they look at.',
    list: {
      australia: [
        'A door that closes, a window that opens, and a key if they want one',
        'A bed, a wardrobe, a table, a lamp; a fan, because it is Australia',
        'A bathroom of their own, or shared with the children and not with everyone’s morning',
        'Three meals a day, on days off as well, and a shelf in the fridge',
        'The wifi password on the first evening, and bus fare to somewhere with people',
        'No camera in it, and none that they have not been told about',
      ],
      newzealand: [
        'A door that closes, a window that opens, and a key if they want one',
        'A bed, a wardrobe, a table, a lamp; a heater, because houses here are colder than they look',
        'A bathroom of their own, or shared with the children and not with everyone’s morning',
        'Three meals a day, on days off as well, and a shelf in the fridge',
        'The wifi password on the first evening, and a way into town',
        'No camera in it, and none that they have not been told about',
      ],
    } satisfies Record<Region, readonly string[]>,
  },
  readOn: {
    title: 'Read on',
    hostGuide: ['The host family guide', 'From the first message to the last airport run.'],
    visa: ['Visas, in plain words', 'Which one, when to apply, what to bring.'],
    templates: ['Templates to download', 'Agreement, weekly plan, interview questions, arrival list.'],
    familyQuestions: ['Questions families ask', 'Each answer says when we last checked it.'],
    auPairQuestions: ['Questions au pairs ask', 'Each answer says when we last checked it.'],
    forFamilies: ['A week with an au pair', 'Hour by hour, and what it costs.'],
    forAuPairs: ['A week with a family', 'Hour by hour, and what you are paid.'],
    pricing: ['What it costs', 'All of it, on one page.'],
    visaFit: ['Which visa fits?', 'Passport, birthday and first day are enough.'],
    payCalculator: ['Pay calculator', 'The legal minimum for your week, tax and board.'],
    placementCost: ['What a placement costs', 'Added up from the first week to the last.'],
  },
} as const;
