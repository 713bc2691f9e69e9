import type { DomainEvents } from '../../../platform/events/index.js';
import { messages } from '../texts.js';
import { kindOf, type Words } from './notification-type.js';
import { DISCREET } from './help.js';
import { paths } from './paths.js';

type Moderated = DomainEvents['safety.moderated'];

export const safetyKinds = {
  'safety.message-warned': kindOf('safety.message-warned', {
    group: 'safety',
    urgent: true,
    when: ({ quiet }) => !quiet,
    recipients: ({ toId }) => [toId],
    coalescedBy: ({ conversationId }) => conversationId,
    path: ({ conversationId }) => paths.conversation(conversationId),
    words: () => ({
      title: 'A message you received may be a scam',
      line: 'It has something that we know from scams. Read our note next to it first.',
      email: {
        paragraphs: [
          'A message to you has something that we know from scams: upfront money, an agent, a cheque, documents by email, or a quick move away from here.',
          'It may be harmless. Read our note next to it before you answer, and send no one money or documents. If in doubt, report it: that takes one tap, and the other person is not told.',
        ],
        action: 'Read the note',
      },
    }),
  }),

  'safety.report-decided': kindOf('safety.report-decided', {
    group: 'safety',
    recipients: ({ reporterId }) => [reporterId],
    path: (_payload, reader) => paths.support(reader),
    words: () => ({
      title: 'We have looked at what you reported',
      line: 'Thank you. It has been decided.',
      email: {
        paragraphs: [
          'One of us has looked at what you reported and decided what follows. What that is stays between us and the person it is about; no one learns that it was you.',
          'Thank you for telling us. If it goes on, report it again, or write to us.',
        ],
        action: 'Help and contact',
      },
      push: DISCREET,
    }),
  }),

  'safety.person-banned': kindOf('safety.person-banned', {
    group: 'safety',
    urgent: true,
    recipients: ({ contactIds }) => contactIds,
    about: ({ userId }) => userId,
    coalescedBy: () => null,
    path: (_payload, reader) => paths.support(reader),
    words: ({ other }) => ({
      title: 'We closed an account that wrote to you',
      line: 'Please do not go on with them elsewhere. Here is what to do if you sent anything.',
      email: {
        paragraphs: [
          other === messages.someone
            ? 'Someone you exchanged messages with here broke our rules in a way that made us close the account.'
            : `${other}, with whom you exchanged messages here, broke our rules in a way that made us close the account.`,
          'Please stop writing to them, here and anywhere else. If you sent money, call your bank now. If you sent a copy of a passport or a licence, tell the office that issued it. If you gave a password away, change it.',
          'Nothing in this says that you did anything wrong. Write to us if you want to talk to someone.',
        ],
        action: 'Help and contact',
      },
      push: { title: 'We closed an account that wrote to you', line: 'Please read what to do now.' },
    }),
  }),

  'safety.moderated': kindOf('safety.moderated', {
    group: 'safety',
    // A suspended person learns about the appeal only here.
    urgent: true,
    when: ({ action }) => action !== 'none',
    recipients: ({ userId }) => [userId],
    path: ({ appealPath }) => appealPath,
    words: ({ payload, at, productName }) => decision(payload, at, productName),
  }),

  'safety.appeal-decided': kindOf('safety.appeal-decided', {
    group: 'safety',
    recipients: ({ userId }) => [userId],
    path: (_payload, reader) => paths.support(reader),
    words: ({ payload: { outcome } }) => ({
      title: outcome === 'overturned' ? 'We have changed our decision' : 'Our decision has not changed',
      line: 'Someone who did not decide the first time has looked at your appeal.',
      email: {
        paragraphs:
          outcome === 'overturned'
            ? [
                'Someone who did not decide the first time has looked at our decision and taken it back. We are sorry.',
                'Everything is as it was before.',
              ]
            : [
                'Someone who did not decide the first time has looked at our decision. It stays as it is.',
                'This was the last look. If something new comes to light, write to us.',
              ],
        action: 'Help and contact',
      },
      push: DISCREET,
    }),
  }),
} as const;

const WHAT_HAPPENED: Record<Moderated['action'], { title: string; sentence: string }> = {
  none: { title: 'Nothing changes', sentence: 'We looked at something about your account, and nothing changes.' },
  warn: {
    title: 'A warning about how you use your account',
    sentence: 'We looked at something you wrote or did, and it goes against our rules. This is a warning.',
  },
  remove: {
    title: 'We removed something of yours',
    sentence: 'We removed something that you wrote, because it goes against our rules.',
  },
  suspend: {
    title: 'Your account is suspended',
    sentence: 'Your account is suspended for now, because something goes against our rules.',
  },
  ban: {
    title: 'We have closed your account',
    sentence: 'We have closed your account for good, because something goes against our rules in a serious way.',
  },
};

function decision({ action, appealUntil }: Moderated, at: (moment: string) => string, productName: string): Words {
  const { title, sentence } = WHAT_HAPPENED[action];
  return {
    title,
    line: 'Read why, and ask for a second look if you think it is wrong.',
    email: {
      paragraphs: [
        sentence,
        `If you think it is wrong, ask for a second look until ${at(appealUntil)}. Someone at ${productName} who did not decide the first time looks at it then.`,
      ],
      action: 'See why, or appeal',
    },
    push: DISCREET,
  };
}
