import type { ArrivalTaskKey, Region } from '../../api/arrivals';
import { paths, resourcePath } from '../../config/paths';

/** A link to more about a task, on our site or an authority's. */
export interface TaskLink {
  label: string;
  to: string;
}

export interface TaskText {
  title: string;
  why: string;
  link?: TaskLink;
}

type StateCode = 'nsw' | 'vic' | 'qld' | 'wa' | 'sa' | 'tas' | 'act' | 'nt';

/** The check of each state by its name, and who issues it. */
const STATE_CHECKS: Record<StateCode, { title: string; link: TaskLink }> = {
  nsw: {
    title: 'Working With Children Check, New South Wales',
    link: { label: 'Office of the Children’s Guardian', to: 'https://ocg.nsw.gov.au/working-children-check' },
  },
  vic: {
    title: 'Working with Children Check, Victoria',
    link: { label: 'Working with Children Check Victoria', to: 'https://www.vic.gov.au/working-with-children-check' },
  },
  qld: {
    title: 'Blue Card, Queensland',
    link: { label: 'Blue Card Services', to: 'https://www.qld.gov.au/bluecard' },
  },
  wa: {
    title: 'Working with Children Check, Western Australia',
    link: { label: 'Working with Children, Western Australia', to: 'https://workingwithchildren.wa.gov.au' },
  },
  sa: {
    title: 'Working with Children Check, South Australia',
    link: { label: 'DHS Screening Unit', to: 'https://screening.sa.gov.au' },
  },
  tas: {
    title: 'Registration to Work with Vulnerable People, Tasmania',
    link: { label: 'Consumer, Building and Occupational Services', to: 'https://www.cbos.tas.gov.au' },
  },
  act: {
    title: 'Working with Vulnerable People, ACT',
    link: { label: 'Access Canberra', to: 'https://www.accesscanberra.act.gov.au' },
  },
  nt: {
    title: 'Ochre Card, Northern Territory',
    link: { label: 'Northern Territory Government', to: 'https://nt.gov.au' },
  },
};

const checklist: TaskLink = { label: 'Arrival checklist', to: resourcePath('arrival-checklist') };

/** The title and the reason of each task. */
const TASK_TEXTS: Record<ArrivalTaskKey, Record<Region, TaskText> | TaskText> = {
  visa: {
    australia: {
      title: 'Visa granted',
      why: 'Print the letter, and know its conditions and its last day.',
      link: {
        label: 'Home Affairs, visa finder',
        to: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-finder',
      },
    },
    newzealand: {
      title: 'Visa granted',
      why: 'Print the letter, and know its conditions and its last day.',
      link: { label: 'Immigration New Zealand', to: 'https://www.immigration.govt.nz/' },
    },
  },
  police_certificate: {
    australia: {
      title: 'Police certificate from home',
      why: 'Checks here cover Australian records only. A certificate from home, with an English translation, covers the time before.',
      link: { label: 'Verification', to: paths.verification },
    },
    newzealand: {
      title: 'Police certificate from home',
      why: 'New Zealand has no working with children check for private homes, and police vetting is open to approved agencies only. Families rely on a certificate from home, with an English translation.',
      link: { label: 'Ministry of Justice, criminal records', to: 'https://www.justice.govt.nz/criminal-records/' },
    },
  },
  insurance: {
    title: 'Health insurance for the whole placement',
    why: 'Without insurance, a hospital stay can cost more than you earn in a year. Include medical transport home.',
    link: checklist,
  },
  flight: {
    title: 'Flight booked',
    why: 'Enter it under “Flight”: the family then sees the landing time in their time zone. This also ticks the task.',
  },
  working_with_children: {
    title: 'Working with children check',
    why: 'Each state has its own check, and most families expect it. Apply early; some states ask you to prove your identity in person once you are here.',
    link: { label: 'Verification', to: paths.verification },
  },
  employer: {
    australia: {
      title: 'Register as an employer',
      why: 'A family who pays a working holiday maker registers with the Tax Office before the first pay.',
      link: {
        label: 'Tax Office, working holiday makers',
        to: 'https://www.ato.gov.au/tax-rates-and-codes/tax-rates-working-holiday-makers',
      },
    },
    newzealand: {
      title: 'Register as an employer',
      why: 'Inland Revenue needs to know about you before the first pay, for PAYE and the ACC levy.',
      link: { label: 'Inland Revenue, employing staff', to: 'https://www.ird.govt.nz/employing-staff' },
    },
  },
  pick_up: {
    title: 'Pick-up arranged',
    why: 'Under “Pick-up”, enter who is coming and where you will meet. A familiar face from the video call is best. This also ticks the task.',
  },
  first_week: {
    title: 'First week planned together',
    why: 'Two days to rest, then a full day of watching before working. Agree on it before the flight.',
    link: checklist,
  },
  first_bed: {
    title: 'The room is ready',
    why: 'A made bed, a desk, a lamp, an empty wardrobe and a key.',
    link: { label: 'Host family handbook', to: resourcePath('host-family-handbook') },
  },
  sim: {
    title: 'Local SIM card or eSIM',
    why: 'Save the family’s numbers and the emergency number on it.',
    link: { label: 'Emergency card', to: resourcePath('first-aid-and-emergency-card') },
  },
  bank: {
    title: 'Bank account',
    why: 'Wages are paid into it. Take your passport, the visa letter and a letter with your address.',
  },
  tax_number: {
    australia: {
      title: 'Tax file number (TFN)',
      why: 'It is free. Without it the highest rate of tax is taken from your pay.',
      link: {
        label: 'Tax Office, tax file number',
        to: 'https://www.ato.gov.au/individuals-and-families/tax-file-number',
      },
    },
    newzealand: {
      title: 'IRD number',
      why: 'It is free. Without it the highest rate of tax is taken from your pay.',
      link: { label: 'Inland Revenue, IRD numbers', to: 'https://www.ird.govt.nz/managing-my-tax/ird-numbers' },
    },
  },
};

/** The text of a task in a country; a check carries the name of its state where that is known. */
export function taskText(key: ArrivalTaskKey, region: Region, state: StateCode | null = null): TaskText {
  const found = TASK_TEXTS[key];
  const text = 'title' in found ? found : found[region];
  return key === 'working_with_children' && state ? { ...text, ...STATE_CHECKS[state] } : text;
}
