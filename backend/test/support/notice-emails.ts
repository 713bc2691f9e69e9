import { randomUUID } from 'node:crypto';
import { regionalPath } from '../../src/modules/country/regional-path.js';
import {
  isChosen,
  TYPE_NAMES,
  NOTIFICATION_TYPES,
  type NotificationType,
  type NotificationTypeName,
} from '../../src/modules/notifications/notification-types/index.js';
import { asSentences, emailOf } from '../../src/modules/notifications/notification-types/email-of.js';
import { calendarOf, clockOf } from '../../src/modules/notifications/notification-types/moments.js';
import { messages } from '../../src/modules/notifications/texts.js';
import type { EmailContent } from '../../src/platform/email/index.js';
import { zoneCity } from '../../src/platform/sentences/index.js';
import { notificationSamples, SAMPLE_TIME } from './notification-samples.js';

const SITE = 'https://wattleandfern.example';

/** Payloads of a kind that change its words. */
const VARIANTS: Partial<Record<NotificationTypeName, Record<string, object>>> = {
  'interview.proposed': { again: { startsAt: SAMPLE_TIME } },
  'interview.declined': {
    'of-new-times': { startsAt: null },
    'cannot-come': { startsAt: null, cannotCome: true },
  },
  'interview.cancelled': {
    agreed: { startsAt: SAMPLE_TIME },
    'cannot-come': { startsAt: SAMPLE_TIME, cannotCome: true },
  },
  'interview.lapsed': { agreed: { startsAt: SAMPLE_TIME } },
  'arrival.flight-changed': { removed: { landsAt: null } },
  'arrival.check-in-due': { again: { reminder: true } },
  'arrangement.cancelled': { suddenly: { isSudden: true } },
  'arrangement.completed': { apart: { apart: true } },
  'review.asked': { again: { reminder: true } },
  'application.waiting': { 'one-day': { daysLeft: 1 } },
  'application.answered': {
    shortlisted: { state: 'shortlisted' },
    declined: { state: 'declined' },
    withdrawn: { state: 'withdrawn' },
  },
  'saved-search.found': { one: { count: 1 } },
  'safety.moderated': { removed: { action: 'remove' }, suspended: { action: 'suspend' }, banned: { action: 'ban' } },
  'safety.appeal-decided': { overturned: { outcome: 'overturned' } },
  'verification.decided': {
    approved: { decision: 'approved', reason: null },
    refused: { decision: 'refused', reason: 'The name on the certificate is not the name in your profile.' },
    references: { check: 'references', decision: 'approved', reason: null },
    withdrawn: { decision: 'withdrawn', reason: 'The passport belongs to another person. Please send your own.' },
  },
  'verification.expiring': {
    'adults-at-home': { check: 'adults_at_home', weeksLeft: 2 },
    'working-with-children': { check: 'working_with_children', weeksLeft: 1 },
  },
  'plan.ending': { 'one-day': { daysLeft: 1 }, 'by-offer': { byOffer: true } },
};

/** How emails name the other person: usual, long, and not at all. */
const OTHERS = {
  '': { family: 'Lena', aupair: 'the Hartley family' },
  '-long': { family: 'Maximiliane-Théodora', aupair: 'the Featherstonehaugh-Te Rangihīroa family' },
  '-hidden': { family: messages.someone, aupair: messages.someone },
} as const;

/** The email of every kind of notification, of each of its variants, for both kinds of reader. */
export function noticeEmails(): Record<string, EmailContent> {
  const samples = notificationSamples({
    familyId: randomUUID(),
    auPairId: randomUUID(),
    conversationId: randomUUID(),
  });
  return Object.fromEntries(
    TYPE_NAMES.flatMap((kind) => {
      const usual = samples[kind];
      const variants = { '': usual, ...mapped(VARIANTS[kind] ?? {}, (change) => ({ ...usual, ...change })) };
      return Object.entries(variants).flatMap(([variant, payload]) =>
        (['family', 'aupair'] as const).flatMap((userType) =>
          Object.entries(OTHERS).map(([suffix, others]): [string, EmailContent] => [
            `${kind}${variant && `-${variant}`}-${userType}${suffix}`,
            emailFor(NOTIFICATION_TYPES[kind], payload, userType, others[userType]),
          ]),
        ),
      );
    }),
  );
}

function emailFor(kind: NotificationType, payload: object, userType: 'family' | 'aupair', other: string): EmailContent {
  const timeZone = userType === 'family' ? 'Pacific/Auckland' : 'Europe/Berlin';
  const words = kind.words({
    payload: payload as never,
    userType,
    other,
    at: clockOf(timeZone),
    city: zoneCity(timeZone),
    on: calendarOf(timeZone),
    productName: 'Wattle & Fern',
  });
  const path = regionalPath(kind.path(payload as never, { id: randomUUID(), userType }), 'newzealand');
  const { action, ...wish } = emailOf(asSentences(words), path);
  return {
    ...wish,
    action: { label: action.label, url: SITE + action.path },
    ...(isChosen(kind.group) && {
      unsubscribe: {
        reason: messages.email.reason(messages.groups[kind.group].label),
        label: messages.email.unsubscribe,
        pageUrl: `${SITE}/unsubscribe?token=${randomUUID()}.${kind.group}.signature`,
        oneClickUrl: `${SITE}/api/notifications/unsubscribe?token=${randomUUID()}.${kind.group}.signature`,
      },
    }),
  };
}

const mapped = <From, To>(record: Record<string, From>, change: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
