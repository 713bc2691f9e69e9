import type { LegalFacts } from '../facts';
import type { CityCheck, CitySource } from './city-content';

export const CHECKED_ON = '2026-11-20';

/** New Zealand has no check that a family could request; the alternative is the same in every city. */
export const policeVetting: CityCheck = {
  name: 'Police vetting, and what it is not',
  words: [
    'There is no New Zealand card for people who look after children at home. Police vetting exists, but only approved agencies may ask for it, and they may not pass the result on. A family can’t order one, and au pairs can’t show you theirs.',
    'You can ask the Ministry of Justice for your own criminal record here, and the police at home for a certificate. Families usually want the one from home before you fly.',
    'The Children’s Act checks that schools and centres mention apply to services the state pays for. If you join a licensed home-based scheme, it vets the adults in the house as well.',
  ],
  facts: [
    { term: 'Vetting is for', fact: 'Approved agencies' },
    { term: 'You can ask for', fact: 'Your own record' },
    { term: 'Families expect', fact: 'A certificate from home' },
  ],
  link: {
    title: 'Ask for your own record, at the Ministry of Justice',
    url: 'https://www.justice.govt.nz/criminal-records/',
  },
};

export const vettingSource: CitySource = {
  title: 'Vetting service (New Zealand Police)',
  url: 'https://www.police.govt.nz/advice-services/businesses-and-organisations/nz-police-vetting-service',
  checkedOn: CHECKED_ON,
};

export const overseasLicence: CitySource = {
  title: 'Extension to 18 months from November 2024 for two years (Autofile, 10 October 2024)',
  url: 'https://autofile.co.nz/extension-for-overseas-drivers-',
  checkedOn: CHECKED_ON,
};

export const climateOfNewZealand: CitySource = {
  title: 'Climate data of New Zealand places (Earth Sciences New Zealand, formerly NIWA), rounded by us',
  url: 'https://niwa.co.nz/climate-and-weather',
  checkedOn: CHECKED_ON,
};

/** General text about driving, before the local part. */
export const drivingHere = (facts: LegalFacts<'newzealand'>): string =>
  `Traffic keeps left. A valid overseas car licence counts for ${facts.figure('licence_months')} months from your last arrival. For two years, until the end of October 2026, it was 18; if you arrived before then, ask NZTA which applies to you. Carry a translation if it isn’t in English.`;
