import type { EndingTask, EndingTaskKey, Region } from '../../api/arrivals';
import { hoursPath, paths, writeReviewPath } from '../../config/paths';
import type { LegalFacts } from '../../content/facts';
import type { TaskText } from './task-texts';

type Text = Omit<TaskText, 'link'>;

/** What each task of the end is and why it matters. What the law says in figures is in `legalNotes`. */
const TEXTS: Record<EndingTaskKey, Record<Region, Text> | Text> = {
  departure: {
    title: 'Last day and departure agreed',
    why: 'Which day and time the au pair leaves, by which flight or to which next home, and who drives. Write it as a message, so that you can both look it up.',
  },
  visa_at_end: {
    title: 'Visa checked for the time after',
    why: 'The visa does not end with the placement: it has its own last day and its own conditions. Check both before you plan a journey or another job.',
  },
  leave_days: {
    title: 'Unused leave counted',
    why: 'Compare the days off with those in the agreement, and write down how many are left. They are taken before the last day, or paid with the last pay.',
  },
  last_pay: {
    title: 'Last pay made',
    why: 'All hours up to the last day at the agreed pay, with unused leave. It is best paid before the au pair leaves.',
  },
  deposit: {
    title: 'Deposit or bond returned',
    why: 'If the au pair paid one, for the room or for keys, it is paid back with the last pay. If there was none, choose “Not needed”.',
  },
  belongings: {
    title: 'Room cleared and bags packed',
    why: 'Look in the bathroom, the laundry and the car too. Passport, bank card and medicine go in your hand luggage.',
  },
  keys: {
    title: 'Keys and devices returned',
    why: 'House and car keys, a phone or a transport card of the family. Log out of their accounts, and delete door and alarm codes.',
  },
  reference: {
    title: 'Reference written',
    why: 'Half a page is enough: the dates, the ages of the children, what the au pair did and did well. Give it to them before they leave.',
  },
  final_pay_slip: {
    australia: {
      title: 'Final pay slip and super',
      why: 'The final pay slip shows hours, pay, leave and tax. Pay the last super where it is owed.',
    },
    newzealand: {
      title: 'Final pay slip',
      why: 'The final pay slip shows hours, pay, holiday pay and tax. Tell Inland Revenue that the employment has ended.',
    },
  },
  last_pay_received: {
    title: 'Last pay received',
    why: 'Compare it with the hours that you recorded and with the leave that was left. Keep every pay slip for your tax.',
  },
  reference_received: {
    title: 'Reference received',
    why: 'Ask for it while you are still there. Your next family reads it, and you can add it to your verification.',
  },
  address: {
    title: 'New address given',
    why: 'To your bank, the tax authority, your insurance and, where your visa asks for it, the immigration authority. Give the family one for post that still comes.',
  },
  review_family: { title: 'Review written', why: 'Only you see whether this is ticked.' },
  review_au_pair: { title: 'Review written', why: 'Only you see whether this is ticked.' },
  tax_and_super: {
    australia: {
      title: 'Tax return and super',
      why: 'Tax that you paid too much comes back with a tax return. Ask your fund how you get your super once you have left.',
    },
    newzealand: {
      title: 'Tax settled',
      why: 'Tell Inland Revenue when you leave, and to which account a refund can go.',
    },
  },
};

const HOME_AFFAIRS = { label: 'Home Affairs, visas', to: 'https://immi.homeaffairs.gov.au/visas/already-have-a-visa' };
const IMMIGRATION = { label: 'Immigration New Zealand', to: 'https://www.immigration.govt.nz/' };

function linkOf(key: EndingTaskKey, agreementId: string, region: Region): TaskText['link'] {
  switch (key) {
    case 'departure':
      return { label: 'Messages', to: paths.messages };
    case 'visa_at_end':
      return region === 'australia' ? HOME_AFFAIRS : IMMIGRATION;
    case 'leave_days':
    case 'last_pay':
    case 'last_pay_received':
      return { label: 'Hours and pay record', to: hoursPath(agreementId) };
    case 'reference_received':
      return { label: 'Verification', to: paths.verification };
    case 'review_family':
    case 'review_au_pair':
      return { label: 'Write the review', to: writeReviewPath(agreementId) };
    default:
      return undefined;
  }
}

export function endingText(key: EndingTaskKey, agreementId: string, region: Region): TaskText {
  const found = TEXTS[key];
  const link = linkOf(key, agreementId, region);
  return { ...('title' in found ? found : found[region]), ...(link && { link }) };
}

export interface LegalNote {
  text: string;
  source: { title: string; url: string };
}

type Notes<Of extends Region> = Partial<Record<EndingTask['key'], (facts: LegalFacts<Of>) => LegalNote>>;

/** What the law says, with the figures of today and their source. */
export const legalNotes: { [Of in Region]: Notes<Of> } = {
  australia: {
    leave_days: (facts) => ({
      text: `By law, an employee who is not casual has ${facts.figure('leave_days')} paid days a year in full-time work, fewer in part-time work.`,
      source: facts.source('leave_days'),
    }),
    final_pay_slip: (facts) => ({
      text: `Super is ${facts.percent('super_rate')} of the pay. In a home it is owed for someone who works more than ${facts.figure('super_hours')} hours a week, and has to reach the fund within ${facts.figure('super_days')} business days of each payday.`,
      source: facts.source('super_rate'),
    }),
    tax_and_super: (facts) => ({
      text: `Of the super of a working holiday maker, ${facts.percent('super_leaving_tax')} goes to tax when it is paid out.`,
      source: facts.source('super_leaving_tax'),
    }),
  },
  newzealand: {
    leave_days: (facts) => ({
      text: `By law, a year of full-time work has ${facts.figure('leave_days')} paid days. Where holiday pay came with each pay instead, it is ${facts.percent('holiday_pay')} of the pay.`,
      source: facts.source('leave_days'),
    }),
  },
};
