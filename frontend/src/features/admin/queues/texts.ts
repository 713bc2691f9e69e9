import type { QueueName } from '../../../api/admin';
import { paths } from '../../../config/paths';

/** Texts of the Admin front page, and the page of each queue. */
export const adminQueuesTexts = {
  title: 'Admin',
  text: 'Behind each number, people are waiting. Start with the oldest.',
  /** In display order. */
  queues: {
    evidence: {
      title: 'Documents to review',
      text: 'Identity, police certificates and the other documents that people have sent.',
      to: paths.adminVerification,
    },
    moderation: {
      title: 'Reports and held messages',
      text: 'Reports by members, and messages and profiles that our rules flagged.',
      to: paths.adminModeration,
    },
    support: {
      title: 'Requests for help',
      text: 'What members ask us.',
      to: paths.adminSupport,
    },
    contact: {
      title: 'Messages to us',
      text: 'Unanswered messages from the contact page.',
      to: paths.adminContact,
    },
    approvals: {
      title: 'Waiting for a second admin',
      text: 'Refunds, reversals of transfers, changes to the offer or to a role, exports, account deletions and suspensions of admins.',
      to: paths.adminApprovals,
    },
    invoices: {
      title: 'Unpaid invoices',
      text: 'What families owe by bank transfer. Compare with the bank statement.',
      to: `${paths.adminPayments}?view=invoices&state=open`,
    },
    payments: {
      title: 'Payments that need attention',
      text: 'A bank disputes a payment, or we owe someone money.',
      to: `${paths.adminPayments}?attention=true`,
    },
    breaches: {
      title: 'Open data breaches',
      text: 'Recorded and not closed: regulators and people may have to be told in time.',
      to: paths.adminBreaches,
    },
    facts: {
      title: 'Facts to review',
      text: 'Wages, fees and other legal figures that are past their review date.',
      to: paths.adminFacts,
    },
  } satisfies Record<QueueName, { title: string; text: string; to: string }>,
  waiting: (count: number) => (count === 1 ? '1 waiting' : `${count} waiting`),
  nothing: 'Nothing waiting',
  oldest: (time: string) => `Oldest: ${time}`,
  failed: 'The queues did not load',
} as const;
