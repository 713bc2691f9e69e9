import type { CityCheck, CitySource } from './city-content';

export const CHECKED_ON = '2026-11-20';

/** New Zealand has no check that a family could request; the alternative is the same in every city. */
export const policeVetting: CityCheck = {
  name: 'Police vetting, and what it is not',
  words: [
    'There is no New Zealand card for people who look after children at home. Police vetting exists, but only approved agencies may ask for it, and they may not pass the result on. A family cannot order one, and no one can show you theirs.',
    'What a person can do is ask the Ministry of Justice for their own criminal record here, and the police at home for a certificate from there. Families usually ask for the second before the flight.',
    'The Children’s Act checks that schools and centres speak of bind services which the state pays for. A licensed home-based scheme, if you join one, vets the adults of the house as well.',
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
export const drivingHere =
  'Traffic keeps left. A valid overseas car licence counts for 12 months from your last arrival. From November 2024 it was 18 months, for two years; ask NZTA which applies to you. Carry a translation when it is not in English.';
