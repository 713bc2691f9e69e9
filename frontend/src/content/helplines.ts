import type { Region } from '../config/regions';

/** A helpline for problems that a marketplace cannot solve. */
export interface Helpline {
  name: string;
  /** The number as people read it. */
  number: string;
  /** The number for `tel:` links. */
  tel: string;
  what: string;
  hours: string;
  source: { title: string; url: string };
  /** The ISO day on which we last compared it with its source; null where it is general knowledge only. */
  checkedOn: string | null;
}

interface RegionHelp {
  emergency: Helpline;
  helplines: readonly Helpline[];
  /** A list of embassies and consulates. */
  embassies: { title: string; url: string };
  /** The harmless page that the quick exit opens. */
  harmless: string;
}

const ALL_HOURS = 'Day and night';

export const helplines: Record<Region, RegionHelp> = {
  australia: {
    emergency: {
      name: 'Triple Zero',
      number: '000',
      tel: '000',
      what: 'Police, ambulance, fire. Free from every phone, even without credit. If you cannot speak: stay silent and press 55 when asked.',
      hours: ALL_HOURS,
      source: { title: 'triplezero.gov.au', url: 'https://www.triplezero.gov.au/' },
      checkedOn: '2026-11-20',
    },
    helplines: [
      {
        name: '1800RESPECT',
        number: '1800 737 732',
        tel: '1800737732',
        what: 'Violence, threats, or unwanted touching: counsellors by phone, or by text to 0458 737 732.',
        hours: ALL_HOURS,
        source: { title: '1800respect.org.au', url: 'https://www.1800respect.org.au/' },
        checkedOn: '2026-11-22',
      },
      {
        name: 'Lifeline',
        number: '13 11 14',
        tel: '131114',
        what: 'Someone to talk to when you feel you can’t go on.',
        hours: ALL_HOURS,
        source: {
          title: 'lifelineh2h.org.au',
          url: 'https://lifelineh2h.org.au/get-help/telephone-crisis-support/faqs/',
        },
        checkedOn: '2026-11-23',
      },
      {
        name: 'Fair Work Ombudsman',
        number: '13 13 94',
        tel: '131394',
        what: 'Unpaid wages, hours, notice, being pressed to work. They advise without asking your name.',
        hours: 'Business hours on weekdays; look up today’s on their page',
        source: { title: 'fairwork.gov.au', url: 'https://www.fairwork.gov.au/about-us/contact-us' },
        checkedOn: '2026-11-22',
      },
      {
        name: 'Translating and Interpreting Service',
        number: '131 450',
        tel: '131450',
        what: 'An interpreter in your language, who then rings any of these numbers with you.',
        hours: ALL_HOURS,
        source: { title: 'tisnational.gov.au', url: 'https://www.tisnational.gov.au/' },
        checkedOn: '2026-11-22',
      },
      {
        name: 'Police, not urgent',
        number: '131 444',
        tel: '131444',
        what: 'A passport that is kept from you, a theft, a worry. In Victoria, too.',
        hours: ALL_HOURS,
        source: {
          title: 'sapolice.com.au, and The Age for Victoria',
          url: 'http://www.sapolice.com.au/sapol/contact_us/about_131_444.jsp',
        },
        checkedOn: '2026-11-23',
      },
      {
        name: 'healthdirect',
        number: '1800 022 222',
        tel: '1800022222',
        what: 'A nurse: do you need a doctor tonight?',
        hours: ALL_HOURS,
        source: { title: 'healthdirect.gov.au', url: 'https://www.healthdirect.gov.au/' },
        checkedOn: '2026-11-20',
      },
    ],
    embassies: {
      title: 'Foreign embassies and consulates in Australia',
      url: 'https://protocol.dfat.gov.au/Public/MissionsInAustralia',
    },
    harmless: 'https://www.bom.gov.au/',
  },
  newzealand: {
    emergency: {
      name: 'Emergency',
      number: '111',
      tel: '111',
      what: 'Police, ambulance, fire. On a mobile, if you cannot speak: stay silent and press 55 when asked.',
      hours: ALL_HOURS,
      source: { title: 'police.govt.nz', url: 'https://www.police.govt.nz/contact-us' },
      checkedOn: '2026-11-20',
    },
    helplines: [
      {
        name: 'Women’s Refuge',
        number: '0800 733 843',
        tel: '0800733843',
        what: 'Violence or fear in the house, and a place to go. For au pairs too.',
        hours: ALL_HOURS,
        source: { title: 'womensrefuge.org.nz', url: 'https://womensrefuge.org.nz/get-help/' },
        checkedOn: '2026-11-23',
      },
      {
        name: 'Need to talk?',
        number: '1737',
        tel: '1737',
        what: 'A counsellor by call or text, when it is all too much.',
        hours: ALL_HOURS,
        source: { title: 'nzfamilies.org.nz, mental health crisis lines', url: 'https://nzfamilies.org.nz/?p=1578' },
        checkedOn: '2026-11-23',
      },
      {
        name: 'Lifeline',
        number: '0800 543 354',
        tel: '0800543354',
        what: 'Someone to talk to when you feel you can’t go on.',
        hours: ALL_HOURS,
        source: { title: 'nzfamilies.org.nz, mental health crisis lines', url: 'https://nzfamilies.org.nz/?p=1578' },
        checkedOn: '2026-11-23',
      },
      {
        name: 'Employment New Zealand',
        number: '0800 20 90 20',
        tel: '0800209020',
        what: 'Unpaid wages, hours, notice, exploitation. Friends may report as well.',
        hours: 'Business hours on weekdays; look up today’s on their page',
        source: {
          title: 'employment.govt.nz',
          url: 'https://www.employment.govt.nz/resolving-problems/types-of-problems/migrant-exploitation/',
        },
        checkedOn: '2026-11-22',
      },
      {
        name: 'Immigration New Zealand',
        number: '0508 558 855',
        tel: '0508558855',
        what: 'What leaving means for your visa. It is yours, not the family’s.',
        hours: 'Weekdays from 6 am to 10 pm, not on public holidays',
        source: { title: 'immigration.govt.nz', url: 'https://www.immigration.govt.nz/contact' },
        checkedOn: '2026-11-22',
      },
      {
        name: 'Police, not urgent',
        number: '105',
        tel: '105',
        what: 'A passport that is kept from you, a theft, a worry.',
        hours: ALL_HOURS,
        source: { title: 'police.govt.nz', url: 'https://www.police.govt.nz/contact-us' },
        checkedOn: '2026-11-20',
      },
      {
        name: 'Healthline',
        number: '0800 611 116',
        tel: '0800611116',
        what: 'A nurse, with interpreters: do you need a doctor tonight?',
        hours: ALL_HOURS,
        source: { title: 'info.health.nz', url: 'https://info.health.nz/' },
        checkedOn: '2026-11-20',
      },
    ],
    embassies: {
      title: 'Foreign embassies and consulates in New Zealand',
      url: 'https://www.mfat.govt.nz/en/embassies',
    },
    harmless: 'https://www.metservice.com/',
  },
};
