import type { AustralianState, BoardKind, PayCheck, PayNote, PlacementCostPart } from '../../api/fair-pay';
import type { Region } from '../../config/regions';
import { countOf, hoursOf } from '../../lib/format/count';
import { exactMoney } from '../../lib/format/money';

const WEEKS = ['week', 'weeks'] as const;

/** Texts of the public tools. They inform: every result names its rules, and only the authority decides. */
export const toolTexts = {
  visa: {
    title: 'Which visa can an au pair have?',
    description:
      'Choose a passport, a birthday and a first day: see which visa fits for Australia or New Zealand, when to apply by, and how long an au pair can stay with one family.',
    lead: 'There is no au pair visa in Australia or New Zealand. Most au pairs come on a working holiday visa, and its rules depend on the passport, the age and the first day. Give these three answers to see which visas fit.',
    form: 'About the au pair',
    empty: 'Choose a passport to see which visas fit.',
    passport: 'Passport',
    choose: 'Choose a country',
    bornOn: 'Date of birth',
    bornOnHint: 'We need it to work out the last day to apply.',
    startsOn: 'First day with the family',
    earlierVisas: 'Working holiday visas of this country so far',
    arrivedOn: 'Already there? First day of the current visa',
    none: (passport: string, country: string) =>
      `We don’t know of a working holiday visa for ${country} with a passport from ${passport}. Ask the authority about other visas.`,
    resultFor: (passport: string) => `With a passport from ${passport}`,
    how: {
      title: 'How we work it out',
      items: [
        'Your age on the day you apply counts, including for birthdays on 29 February.',
        'Months with one employer count from the first day of work, even if you work few hours.',
        'Where sources disagree, we show both dates and suggest asking the authority.',
        'Each rule shows the official page and the day we checked it. Admins check every rule again by a set date.',
      ],
    },
    note: 'We do not store your answers. They stay in this tab until you close it.',
  },
  pay: {
    title: 'Au pair pay calculator',
    description:
      'Enter hours and pay: see the legal minimum, tax, super or holiday pay, and take-home pay for au pairs in Australia and New Zealand, with sources.',
    lead: 'Au pairs are usually employees, so the minimum wage applies to every hour. Enter a week to see the legal minimum, the tax, and what reaches the au pair’s account.',
    form: 'The week',
    slip: (minutes: number) => `A week of ${hoursOf(minutes)}`,
    lines: {
      gross: (check: PayCheck) => `${hoursOf(check.minutes)} at ${exactMoney(check.hourlyCents, check.currency)}`,
      tax: { australia: 'Tax', newzealand: 'PAYE with the ACC levy' } satisfies Record<Region, string>,
      deduction: 'Deducted for board',
      inHand: 'In the au pair’s account',
      super: 'Super, paid by the family',
      leave: { australia: 'Set aside for paid leave', newzealand: 'Holiday pay' } satisfies Record<Region, string>,
      family: 'Total cost to the family',
    },
    floor: (check: PayCheck) =>
      `The legal minimum for this week is ${exactMoney(check.floor.weeklyCents, check.currency)}: ${exactMoney(check.floor.hourlyCents, check.currency)} an hour.`,
    notes: {
      below_floor: (check) => `This is ${exactMoney(check.shortCents, check.currency)} a week below the legal minimum.`,
      deduction_unsigned: () => 'A deduction for board needs an amount that both of you have signed.',
      deduction_above_most: ({ mostDeductionCents, currency }) =>
        `Without an agreed amount, at most ${exactMoney(mostDeductionCents ?? 0, currency)} a week may be deducted.`,
      deduction_above_pay: () => 'The deduction is more than the pay left after tax.',
      long_week: () => 'This is more than a full working week. Ask the authority about overtime and rest.',
      board_is_no_pay: () => 'Room and meals are not pay. They never count towards the minimum.',
      first_months: () => 'Uses the award’s lower rate for the first three months.',
      junior: ({ floor }) => `Under 21, the award’s minimum is ${floor.juniorShare ?? 100}% of the adult rate.`,
      penalty_rates: () =>
        'Evenings, weekends and public holidays can be paid at higher rates, which are not included.',
      exchange: () => 'Some exchange programs are not employment. Ask the authority if yours is one.',
      western_australia: () => 'Households in Western Australia may come under state law, with other figures.',
      higher_tax_later: ({ weeksUntilHigherTax, higherTaxRate }) =>
        `At this pay, a tax rate of ${higherTaxRate ?? 0}% starts after ${countOf(weeksUntilHigherTax ?? 0, WEEKS)}.`,
      leave: () => 'Paid leave builds up with every week.',
    } satisfies Record<PayNote, (check: PayCheck) => string>,
  },
  cost: {
    title: 'What does a placement cost?',
    description:
      'Add up what an au pair costs a family in Australia or New Zealand: wages at the legal minimum or more, super or holiday pay, the working with children check, and our plan.',
    lead: 'There’s no agency fee, but wages must follow the law. Enter the length of the placement and the hours a week to see what a family pays from the first week to the last.',
    form: 'The placement',
    weeks: 'Length in weeks',
    state: 'Working with children check',
    stateHint: 'If the family pays for it. Each state has its own.',
    noState: 'Not included',
    states: {
      NSW: 'New South Wales',
      VIC: 'Victoria',
      QLD: 'Queensland',
      WA: 'Western Australia',
      SA: 'South Australia',
      TAS: 'Tasmania',
      ACT: 'Australian Capital Territory',
      NT: 'Northern Territory',
    } satisfies Record<AustralianState, string>,
    plan: 'Our plan',
    noPlan: 'Not included',
    plans: { standard: 'Standard', premium: 'Premium' },
    slip: (weeks: number) => `A placement of ${countOf(weeks, WEEKS)}`,
    parts: {
      wages: 'Wages',
      deduction: 'Deducted for board',
      super: 'Super',
      leave: 'Paid leave or holiday pay',
      check: 'Working with children check',
      plan_term: 'Our plan',
      plan_intake: 'Our plan: first part',
      plan_placement: 'Our plan: when you have signed',
    } satisfies Record<PlacementCostPart, string>,
    total: 'Total',
    off: (percent: number) => `Our plan is ${percent}% off for a limited time.`,
    week: (check: PayCheck) =>
      `That is ${exactMoney(check.familyCents, check.currency)} a week for wages${check.superCents > 0 ? ', super' : ''} and leave.`,
    excluded:
      'Not included: food, power, car, phone, flights, insurance. Families and au pairs agree on these themselves.',
  },
  country: 'Country',
  countries: { australia: 'Australia', newzealand: 'New Zealand' } satisfies Record<Region, string>,
  hours: 'Hours a week',
  wages: 'Pay a week before tax',
  wagesHint: 'Leave empty for the legal minimum.',
  board: 'Room and meals',
  boards: {
    included: 'Included on top of the pay',
    board_deducted: 'Deducted: room and meals',
    lodging_deducted: 'Deducted: room only',
  } satisfies Record<BoardKind, string>,
  deduction: 'Deduction a week',
  agreed: 'Both of us have signed this amount',
  age: 'Age of the au pair',
  casual: 'Casual: no paid leave, a higher rate instead',
  firstMonths: 'In the first three months of the job',
  result: 'Result',
  incomplete: 'Fill in all fields to see the result.',
  failed: 'We couldn’t work this out. Please try again.',
  again: 'Try again',
  sources: 'Sources',
  sourcesText: 'Every figure, with the day we last checked its source. This is information, not advice.',
  checked: 'Checked on',
  problems: {
    hours: 'Please enter between 1 and 60 hours a week',
    sum: 'Please enter an amount up to 5,000',
    age: 'Please enter an age from 18 to 60',
    weeks: 'Please enter between 1 and 104 whole weeks',
  },
  next: {
    title: 'Next',
    visa: ['Which visa fits?', 'Passport, birthday and first day are enough.'],
    pay: ['Pay calculator', 'The legal minimum for a week, tax and board.'],
    cost: ['What a placement costs', 'From the first week to the last.'],
    families: ['Find a host family', 'Families looking for an au pair now.'],
    auPairs: ['Find an au pair', 'Au pairs looking for a family now.'],
  },
} as const;
