import type { LegalFacts } from '../../../content/facts';
import type { Grid } from './section-types';

const CHECKS = [
  'check_nsw',
  'check_vic',
  'check_qld',
  'check_wa',
  'check_sa',
  'check_tas',
  'check_act',
  'check_nt',
] as const;

/** "A$87 to A$157": the cheapest and the dearest state. */
export function pricesOfChecks(facts: LegalFacts<'australia'>): string {
  const byPrice = CHECKS.toSorted((a, b) => facts.value(a) - facts.value(b)) as [...typeof CHECKS];
  return `${facts.money(byPrice[0])} to ${facts.money(byPrice[7])}`;
}

/** The check for work with children, which every state has for itself. */
export const stateChecks = (facts: LegalFacts<'australia'>): Grid => {
  const years = (key: Parameters<typeof facts.figure>[0]) => `${facts.figure(key)} years`;
  return {
    title: 'Children’s checks, state by state',
    intro:
      'Queensland says that paid nannies need a blue card. In other states it’s disputed whether parents who hire for their own home must ask for one, but you’ll probably want one. A check is only valid in its own state. Some states check identity in person, so it can only be finished after arrival; ask for a police certificate from home as well. Prices are for paid work.',
    head: ['State', 'What it is called', 'Price', 'Lasts'],
    rows: [
      ['New South Wales', 'Working With Children Check', facts.money('check_nsw'), years('check_nsw_years')],
      ['Victoria', 'Working with Children Check', facts.money('check_vic'), years('check_vic_years')],
      ['Queensland', 'Blue Card', facts.money('check_qld'), years('check_qld_years')],
      ['Western Australia', 'Working with Children Check', facts.money('check_wa'), years('check_wa_years')],
      ['South Australia', 'Working with Children Check', facts.money('check_sa'), years('check_sa_years')],
      ['Tasmania', 'Registration to Work with Vulnerable People', facts.money('check_tas'), years('check_tas_years')],
      ['ACT', 'Working with Vulnerable People', facts.money('check_act'), years('check_act_years')],
      ['Northern Territory', 'Ochre Card', facts.money('check_nt'), years('check_nt_years')],
    ],
    source: {
      title: 'Working with children checks by state, 2026 (Minimode)',
      url: 'https://minimode.com.au/guides/wwcc-by-state-australia',
    },
  };
};
