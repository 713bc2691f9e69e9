import { randomUUID } from 'node:crypto';
import type { NotificationTypeName } from '../../src/modules/notifications/notification-types/index.js';
import type { DomainEvents } from '../../src/platform/events/index.js';

interface Pair {
  familyId: string;
  auPairId: string;
  conversationId: string;
}

type Sample<Name extends keyof DomainEvents> = DomainEvents[Name];

/** Half past seven in the evening in Sydney. */
export const SAMPLE_TIME = '2026-11-24T08:30:00.000Z';

/**
 * One event of every kind of notification, told to the au pair (and to the family where it tells both). A kind without
 * one does not compile.
 */
export function notificationSamples({
  familyId,
  auPairId,
  conversationId,
}: Pair): Record<NotificationTypeName, object> {
  const move: Sample<'interview.proposed'> = {
    interviewId: randomUUID(),
    byId: familyId,
    toId: auPairId,
    conversationId,
    startsAt: SAMPLE_TIME,
  };
  const soon = { interviewId: randomUUID(), personIds: [familyId, auPairId], startsAt: SAMPLE_TIME } as const;
  const news: Sample<'arrangement.proposed'> = { agreementId: randomUUID(), byId: familyId, toId: auPairId };
  const day: Sample<'arrangement.started'> = { agreementId: randomUUID(), familyId, auPairId };
  const application: Sample<'application.received'> = {
    applicationId: randomUUID(),
    jobListingId: randomUUID(),
    byId: familyId,
    toId: auPairId,
    state: 'accepted',
  };
  const flight: Sample<'arrival.flight-changed'> = { ...news, landsAt: SAMPLE_TIME, isSoon: false };
  const checkIn: Sample<'arrival.check-in-due'> = {
    agreementId: randomUUID(),
    personId: auPairId,
    day: 7,
    reminder: false,
  };
  const hours = { agreementId: randomUUID(), familyId, auPairId, week: '2026-11-23' };
  // Told to the family: here the two change places.
  const hoursForFamily = { ...hours, familyId: auPairId, auPairId: familyId };
  const calendarDate: Sample<'calendar-date.asked'> = {
    ...news,
    dateId: randomUUID(),
    kind: 'days_off',
    startsOn: '2027-03-12',
    endsOn: '2027-03-14',
  };
  const stay = { agreementId: randomUUID(), personId: auPairId, otherId: familyId };
  const plan = { userId: auPairId, purchaseId: randomUUID(), plan: 'premium' } as const;
  const invoice = {
    userId: auPairId,
    invoiceId: randomUUID(),
    number: '2026-00012',
    amountCents: 25_000,
    currency: 'AUD',
  } as const;
  return {
    'message.unanswered': {
      conversationId,
      senderId: familyId,
      receiverId: auPairId,
    } satisfies Sample<'message.unanswered'>,
    'profile.still-looking-asked': {
      userId: auPairId,
      token: `${auPairId}.1795000000000.mQ3xJk`,
    } satisfies Sample<'profile.still-looking-asked'>,
    'interview.proposed': { ...move, startsAt: null },
    'interview.scheduled': move,
    'interview.declined': move,
    'interview.moved': move,
    'interview.cancelled': { ...move, startsAt: null },
    'interview.lapsed': {
      interviewId: randomUUID(),
      conversationId,
      personIds: [familyId, auPairId],
      startsAt: null,
      hidden: false,
    } satisfies Sample<'interview.lapsed'>,
    'interview.tomorrow': { ...soon, lead: 'day' },
    'interview.in-minutes': { ...soon, lead: 'minutes' },
    'arrangement.proposed': news,
    'arrangement.countered': news,
    'arrangement.accepted': news,
    'arrangement.confirmed': news,
    'arrangement.cancelled': news,
    'arrangement.ended': news,
    'arrangement.withdrawn': {
      ...day,
      hadBegun: false,
      reason: 'One of the two accounts has been closed.',
    } satisfies Sample<'arrangement.withdrawn'>,
    'arrangement.started': day,
    'arrangement.completed': day,
    'arrival.flight-changed': flight,
    'arrival.flight-changed-soon': { ...flight, isSoon: true },
    'arrival.pick-up-changed': { ...news, isSoon: false } satisfies Sample<'arrival.pick-up-changed'>,
    'arrival.pick-up-changed-soon': { ...news, isSoon: true },
    'arrival.unconfirmed': news,
    'arrival.check-in-due': checkIn,
    'arrival.check-in-missed': { ...news, day: 7 } satisfies Sample<'arrival.check-in-missed'>,
    'employer-clock.running-out': {
      ...day,
      weeks: 8,
      lastDay: '2027-01-19',
    } satisfies Sample<'employer-clock.running-out'>,
    'hours.week-recorded': hoursForFamily satisfies Sample<'hours.week-recorded'>,
    'hours.days-missing': { ...hours, days: ['2026-11-26', '2026-11-27'] } satisfies Sample<'hours.days-missing'>,
    'hours.days-waiting': { ...hoursForFamily, days: ['2026-11-27'] } satisfies Sample<'hours.days-waiting'>,
    'hours.day-disputed': { ...hours, day: '2026-11-24' } satisfies Sample<'hours.day-disputed'>,
    'calendar-date.asked': calendarDate,
    'calendar-date.accepted': calendarDate,
    'calendar-date.declined': calendarDate,
    'calendar-date.withdrawn': { ...calendarDate, endsOn: '2027-03-12' },
    'review.asked': { ...stay, reminder: false } satisfies Sample<'review.asked'>,
    'review.received': { reviewId: randomUUID(), agreementId: randomUUID(), aboutId: auPairId },
    'exit.requested': { exitId: randomUUID(), personId: auPairId } satisfies Sample<'exit.requested'>,
    'application.received': application,
    'application.waiting': { ...application, daysLeft: 3 } satisfies Sample<'application.waiting'>,
    'application.answered': {
      ...application,
      conversationId: randomUUID(),
    } satisfies Sample<'application.answered'>,
    'application.closed': { ...application, why: 'filled' } satisfies Sample<'application.closed'>,
    'saved-search.found': {
      savedSearchId: randomUUID(),
      userId: auPairId,
      count: 3,
    } satisfies Sample<'saved-search.found'>,
    'safety.message-warned': {
      quiet: false,
      messageId: randomUUID(),
      conversationId,
      toId: auPairId,
    } satisfies Sample<'safety.message-warned'>,
    'safety.report-decided': { reportId: randomUUID(), reporterId: auPairId } satisfies Sample<'safety.report-decided'>,
    'safety.person-banned': { userId: familyId, contactIds: [auPairId] } satisfies Sample<'safety.person-banned'>,
    'safety.moderated': {
      userId: auPairId,
      action: 'warn',
      appealUntil: SAMPLE_TIME,
      appealPath: '/appeal?token=sample',
    } satisfies Sample<'safety.moderated'>,
    'safety.appeal-decided': { userId: auPairId, outcome: 'upheld' } satisfies Sample<'safety.appeal-decided'>,
    'verification.decided': {
      userId: auPairId,
      check: 'police_certificate',
      decision: 'ask_again',
      reason: 'The second page is missing.',
    } satisfies Sample<'verification.decided'>,
    'verification.expiring': {
      userId: auPairId,
      check: 'driving_licence',
      weeksLeft: 8,
    } satisfies Sample<'verification.expiring'>,
    'verification.expired': { userId: auPairId, check: 'police_certificate' } satisfies Sample<'verification.expired'>,
    'plan.started': { ...plan, until: SAMPLE_TIME } satisfies Sample<'plan.started'>,
    'plan.ending': { ...plan, until: SAMPLE_TIME, daysLeft: 14, byOffer: false } satisfies Sample<'plan.ending'>,
    'plan.ended': { ...plan, byOffer: false } satisfies Sample<'plan.ended'>,
    'plan.withdrawn': plan satisfies Sample<'plan.withdrawn'>,
    'invoice.issued': { ...invoice, dueOn: '2026-12-06' } satisfies Sample<'invoice.issued'>,
    'invoice.reminded': { ...invoice, dueOn: '2026-12-06' } satisfies Sample<'invoice.reminded'>,
    'invoice.cancelled': invoice satisfies Sample<'invoice.cancelled'>,
    'payment.received': {
      ...invoice,
      purchaseId: randomUUID(),
      paidAt: '2026-11-20T00:00:00.000Z',
      dueCents: 0,
      goesBack: false,
    } satisfies Sample<'payment.received'>,
    'payment.refunded': {
      userId: auPairId,
      purchaseId: randomUUID(),
      amountCents: 12_500,
      currency: 'AUD',
      byBank: false,
      by: 'card',
      endsPlan: false,
    } satisfies Sample<'payment.refunded'>,
    'payment.reversed': {
      userId: auPairId,
      purchaseId: randomUUID(),
      number: '2026-00012',
      amountCents: 25_000,
      currency: 'AUD',
      paidAt: '2026-11-20T00:00:00.000Z',
      dueOn: '2026-12-06',
      plan: 'premium',
    } satisfies Sample<'payment.reversed'>,
    'payment.failed': {
      userId: auPairId,
      purchaseId: randomUUID(),
      amountCents: 25_000,
      currency: 'AUD',
    } satisfies Sample<'payment.failed'>,
    'refund.failed': {
      userId: auPairId,
      purchaseId: randomUUID(),
      amountCents: 25_000,
      currency: 'AUD',
    } satisfies Sample<'refund.failed'>,
    'support.answered': { requestId: randomUUID(), personId: auPairId } satisfies Sample<'support.answered'>,
  };
}
