import type { CityCheck, CitySource } from './city-content';

export const CHECKED_ON = '2026-11-20';

/** Fees and validity of each state's check. */
export const checksByState: CitySource = {
  title: 'Working with children checks by state, 2026 (Minimode)',
  url: 'https://minimode.com.au/guides/wwcc-by-state-australia',
  checkedOn: CHECKED_ON,
};

export const climateOfAustralia: CitySource = {
  title: 'Climate statistics (Bureau of Meteorology), rounded by us',
  url: 'http://www.bom.gov.au/climate/data/',
  checkedOn: CHECKED_ON,
};

export const workingHolidayStudy: CitySource = {
  title: 'Working Holiday visa, subclass 417: study and work (Home Affairs)',
  url: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/work-holiday-417',
  checkedOn: CHECKED_ON,
};

const EXPECTED =
  'It’s not clear whether the law requires it when a family hires directly. Most families here expect it, and so would we. For a legal answer, ask the authority.';
const WHAT_IT_SEES =
  'It checks Australian records and keeps checking them while it is valid. It can’t see what happened before you came, so families usually ask for a police certificate from home as well.';

interface StateCheck {
  name: string;
  issuer: string;
  fee: string;
  years: string;
  /** Special rules of this state. */
  here: string;
  link: { title: string; url: string };
  /** The people who must have the check, if the state defines them. */
  expected?: string;
}

/** Describes a state's check in the same way for every state. */
export function stateCheck({ name, issuer, fee, years, here, link, expected = EXPECTED }: StateCheck): CityCheck {
  return {
    name,
    words: [here, WHAT_IT_SEES, expected],
    facts: [
      { term: 'Issued by', fact: issuer },
      { term: 'For paid work', fact: fee },
      { term: 'Valid for', fact: `${years} years` },
    ],
    link,
  };
}
