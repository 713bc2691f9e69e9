import type { DomainEvents } from '../../../platform/events/index.js';
import { messages } from '../texts.js';
import { typeFor, type Words } from './notification-type.js';
import { DISCREET } from './help.js';
import { paths } from './paths.js';

type Moderated = DomainEvents['safety.moderated'];

export const safetyTypes = {
  'safety.message-warned': typeFor('safety.message-warned', {
    group: 'safety',
    urgent: true,
    when: ({ quiet }) => !quiet,
    recipients: ({ toId }) => [toId],
    coalescedBy: ({ conversationId }) => conversationId,
    path: ({ conversationId }) => paths.conversation(conversationId),
    words: () => ({
      title: 'A message you received may be a scam',
      line: 'It looks like a known scam. Read our warning next to it first.',
      email: {
        paragraphs: [
          'A message to you looks like a known scam: upfront money, an agent, a cheque, documents by email, or a quick move to another app.',
          'It may be harmless. Read our warning next to it before you answer, and do not send money or documents. If in doubt, report it with one tap. We do not tell the other person.',
        ],
        action: 'Read the note',
      },
    }),
  }),

  'safety.report-decided': typeFor('safety.report-decided', {
    group: 'safety',
    recipients: ({ reporterId }) => [reporterId],
    path: (_payload, reader) => paths.support(reader),
    words: () => ({
      title: 'We have reviewed your report',
      line: 'Thank you. We have made a decision.',
      email: {
        paragraphs: [
          'A moderator has reviewed your report and made a decision. We only share it with the person it is about. We never tell anyone that you reported it.',
          'Thank you for telling us. If it continues, report it again or write to us.',
        ],
        action: 'Help and contact',
      },
      push: DISCREET,
    }),
  }),

  'safety.person-banned': typeFor('safety.person-banned', {
    group: 'safety',
    urgent: true,
    recipients: ({ contactIds }) => contactIds,
    about: ({ userId }) => userId,
    coalescedBy: () => null,
    path: (_payload, reader) => paths.support(reader),
    words: ({ other }) => ({
      title: 'We closed an account that wrote to you',
      line: 'Please stop all contact with them. See what to do if you sent them anything.',
      email: {
        paragraphs: [
          other === messages.someone
            ? 'Someone you exchanged messages with here broke our rules, so we closed the account.'
            : `${other}, someone you exchanged messages with here, broke our rules, so we closed the account.`,
          'Please stop writing to them, here and anywhere else. If you sent money, call your bank now. If you sent a copy of a passport or a licence, tell the office that issued it. If you shared a password, change it.',
          'This does not mean that you did anything wrong. Write to us if you want to talk to someone.',
        ],
        action: 'Help and contact',
      },
      push: { title: 'We closed an account that wrote to you', line: 'Please read what to do now.' },
    }),
  }),

  'safety.moderated': typeFor('safety.moderated', {
    group: 'safety',
    // A suspended person learns about the appeal only here.
    urgent: true,
    when: ({ action }) => action !== 'none',
    recipients: ({ userId }) => [userId],
    path: ({ appealPath }) => appealPath,
    words: ({ payload, at, productName }) => decision(payload, at, productName),
  }),

  'safety.appeal-decided': typeFor('safety.appeal-decided', {
    group: 'safety',
    recipients: ({ userId }) => [userId],
    path: (_payload, reader) => paths.support(reader),
    words: ({ payload: { outcome } }) => ({
      title: outcome === 'overturned' ? 'We have changed our decision' : 'Our decision has not changed',
      line: 'A different moderator has reviewed your appeal.',
      email: {
        paragraphs:
          outcome === 'overturned'
            ? [
                'A different moderator has reviewed our decision and reversed it. We are sorry.',
                'Everything is as it was before.',
              ]
            : [
                'A different moderator has reviewed our decision. It has not changed.',
                'This decision is final. If you have new information, write to us.',
              ],
        action: 'Help and contact',
      },
      push: DISCREET,
    }),
  }),
} as const;

const WHAT_HAPPENED: Record<Moderated['action'], { title: string; sentence: string }> = {
  none: { title: 'Nothing changes', sentence: 'We reviewed something about your account, and nothing changes.' },
  warn: {
    title: 'A warning about how you use your account',
    sentence: 'Something you wrote or did is against our rules. This is a warning.',
  },
  remove: {
    title: 'We removed something you wrote',
    sentence: 'We removed something you wrote, because it is against our rules.',
  },
  suspend: {
    title: 'Your account is suspended',
    sentence: 'Your account is suspended for now, because something is against our rules.',
  },
  ban: {
    title: 'We have closed your account',
    sentence: 'We have closed your account for good, because something is seriously against our rules.',
  },
};

function decision({ action, appealUntil }: Moderated, at: (moment: string) => string, productName: string): Words {
  const { title, sentence } = WHAT_HAPPENED[action];
  return {
    title,
    line: 'Read why, and appeal if you think it is wrong.',
    email: {
      paragraphs: [
        sentence,
        `If you think it is wrong, you can appeal until ${at(appealUntil)}. A different moderator at ${productName} will review it.`,
      ],
      action: 'See why, or appeal',
    },
    push: DISCREET,
  };
}
