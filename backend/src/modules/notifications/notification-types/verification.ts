import type { DomainEvents } from '../../../platform/events/index.js';
import { typeFor, type Words } from './notification-type.js';
import { paths } from './paths.js';

type Decided = DomainEvents['verification.decided'];

/** The name of each check within a sentence. */
const CHECKS: Record<Decided['check'], string> = {
  identity: 'proof of identity',
  police_certificate: 'police certificate',
  references: 'references',
  working_with_children: 'working with children check',
  driving_licence: 'driving licence',
  adults_at_home: 'documents of the adults at home',
};
const isPlural = (check: Decided['check']) => check === 'references' || check === 'adults_at_home';

const toTheOwner = {
  group: 'verification',
  recipients: ({ userId }: { userId: string }) => [userId],
  path: () => paths.verification,
} as const;

export const verificationTypes = {
  'verification.decided': typeFor('verification.decided', { ...toTheOwner, words: ({ payload }) => decision(payload) }),

  'verification.expiring': typeFor('verification.expiring', {
    ...toTheOwner,
    words: ({ payload: { check, weeksLeft } }) => {
      const weeks = weeksLeft === 1 ? 'a week' : `${weeksLeft} weeks`;
      return {
        title: `Your ${CHECKS[check]} ${isPlural(check) ? 'expire' : 'expires'} within ${weeks}`,
        line: 'Send a new one in time to keep your badge.',
        email: {
          paragraphs: [
            `Your ${CHECKS[check]} ${isPlural(check) ? 'expire' : 'expires'} within ${weeks}. Without a new one, your badge is paused.`,
            'New documents can take a while to get. Send them as soon as you have them. Your current ones stay valid while we check.',
          ],
          action: 'Send a new one',
        },
      };
    },
  }),

  'verification.expired': typeFor('verification.expired', {
    ...toTheOwner,
    words: ({ payload: { check }, userType }) => ({
      title: `Your ${CHECKS[check]} ${isPlural(check) ? 'have' : 'has'} expired`,
      line: 'Your badge is paused until we have checked a new one.',
      email: {
        paragraphs: [
          userType === 'aupair'
            ? `Your ${CHECKS[check]} ${isPlural(check) ? 'have' : 'has'} expired. Until we have checked a new one, your badge is paused and families cannot find you in the search. Your open conversations continue.`
            : `Your ${CHECKS[check]} ${isPlural(check) ? 'have' : 'has'} expired. Until we have checked a new one, your badge is paused. Your open conversations continue.`,
          'Send a new one as soon as you have it. We will check it within a few days.',
        ],
        action: 'Send a new one',
      },
    }),
  }),
} as const;

function decision({ check, decision: answer, reason }: Decided): Words {
  const name = CHECKS[check];
  const words = reason ? [`Our reviewer writes: “${reason}”`] : [];
  switch (answer) {
    case 'approved':
      return {
        title: `Your ${name} ${isPlural(check) ? 'are' : 'is'} approved`,
        line: 'What was checked, and when, is now shown on your profile.',
        email: {
          paragraphs: [
            `We have checked your ${name} and approved ${isPlural(check) ? 'them' : 'it'}.`,
            'People who open your badge see what we checked, when, and how long it is valid. They never see the documents. We delete those after 30 days.',
          ],
          action: 'See your verification',
        },
      };
    case 'ask_again':
      return {
        title: `We need another look at your ${name}`,
        line: 'Something is missing or hard to read.',
        email: {
          paragraphs: [
            `We could not finish checking your ${name}: something is missing or hard to read.`,
            ...words,
            'Send it again, and we will check it again.',
          ],
          action: 'See what is missing',
        },
      };
    case 'withdrawn':
      return {
        title: `We have withdrawn the approval of your ${name}`,
        line: 'Your badge is paused. Read why, and send a new document.',
        email: {
          paragraphs: [
            `We had approved your ${name}. We have withdrawn this approval, and your badge is paused.`,
            ...words,
            'Send a new document, and we will check it within a few days. If you think this is wrong, write to us.',
          ],
          action: 'Send a new document',
        },
      };
    case 'refused':
      return {
        title: `We could not accept your ${name}`,
        line: 'Read why, and what you can do.',
        email: {
          paragraphs: [
            `We checked your ${name} and could not accept what you sent.`,
            ...words,
            'If you think this is wrong, or have other documents, send them, or write to us.',
          ],
          action: 'Read why',
        },
      };
  }
}
