import { campaignHtml } from '../../src/modules/marketing/campaigns/campaign-email.js';
import { accountEmailTexts } from '../../src/modules/auth/emails/account-email-texts.js';
import { householdEmailTexts } from '../../src/modules/auth/household/household-email-texts.js';
import { messages as billing } from '../../src/modules/billing/texts.js';
import { messages as content } from '../../src/modules/content/texts.js';
import { supportRequestEmail } from '../../src/modules/notifications/delivery/admin-email.listener.js';
import { excerptOf, messageWords } from '../../src/modules/notifications/notification-types/texts.js';
import { emails as personalData } from '../../src/modules/personal-data/texts.js';
import { invitationTexts } from '../../src/modules/interviews/calendar/invitation-texts.js';
import { messages as verification } from '../../src/modules/verification/texts.js';
import type { EmailContent } from '../../src/platform/email/index.js';
import { noticeEmails } from './notice-emails.js';

export const SITE = 'https://wattleandfern.example';
export const PRODUCT = 'Wattle & Fern';
const TOKEN = '9f2c4b7e1d0a8f6c5b3e2d1c0f9a8b7e6d5c4b3a29181706f5e4d3c2b1a09f8e';
const LONG_NAME = 'Maximiliane-Théodora Featherstonehaugh-Te Rangihīroa';

/** The emails of one source file, each with usual and with long words. */
type Samples = Record<string, EmailContent>;

/** Every email that the product sends, by the file that composes it. */
export const EMAIL_SAMPLES: Record<string, Samples> = {
  'auth/emails/account-email-texts.ts': accounts(),
  'auth/household/household-email-texts.ts': household(),
  'verification/texts.ts': {
    reference: verification.mail(reference('Frau Gruber', 'Lena')),
    'reference-long': verification.mail(reference('Dr Hannelore Obermüller-Featherstonehaugh', LONG_NAME)),
  },
  'content/texts.ts': contact(),
  'notifications/delivery/admin-email.listener.ts': {
    support: supportRequestEmail(`${SITE}/admin/support?request=${TOKEN.slice(0, 36)}`),
  },
  'notifications/notification-types/email-of.ts': noticeEmails(),
  'notifications/digest/digest-texts.service.ts': {
    'digest-one': digest(['the Hartley family'], ['Kia ora Lena! The room is ready.']),
    'digest-several': digest(
      ['Lena', LONG_NAME],
      [
        'Hello!\n\nI have read about your garden and the two dogs, and I would love to hear more about the mornings.',
        'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(2),
        'Are you there?',
      ],
      4,
    ),
  },
  'billing/texts.ts': invoices(),
  'interviews/calendar/invitation-texts.ts': invitations(),
  'personal-data/texts.ts': {
    'export-own': personalData.exportReady(facts(), '29 November 2026', true, TOKEN),
    'export-of-another': personalData.exportReady(facts(), '29 November 2026', false, TOKEN),
    'leaving-by-oneself': personalData.leaving(facts(), '6 December 2026', true),
    'leaving-by-us': personalData.leaving(facts(), '6 December 2026', false),
    staying: personalData.staying(facts()),
    erased: personalData.erased(facts()),
  },
};

/** Campaign emails are missing here: Brevo sends them, so `marketing/campaigns/campaign-email.ts` composes them. */
export const campaign = (): string =>
  campaignHtml(
    {
      subject: 'Four things to settle before a first flight',
      preview: 'A page to print, and a new guide.',
      text: 'Spring is when most families look.\n\nWe have written down what is best settled before a ticket is bought.',
    },
    { productName: PRODUCT, publicUrl: SITE, supportEmail: 'hello@wattleandfern.example' },
  );

function facts() {
  return { productName: PRODUCT, site: SITE };
}

function accounts(): Samples {
  const { verification: verify, recovery, recoveryCodeUsed, emailChange, emailChanged, ...others } = accountEmailTexts;
  const { passkeyAdded, passkeyRemoved, passkeyCopied, ...plain } = others;
  return Object.fromEntries(
    ['lena', 'maximiliane-theodora.featherstonehaugh'].flatMap((username) => {
      const filled = { ...facts(), username };
      const all = {
        verification: verify(filled, TOKEN),
        recovery: recovery(filled, TOKEN),
        recoveryCodeUsed: recoveryCodeUsed(filled, 7),
        emailChange: emailChange(filled, TOKEN),
        emailChanged: emailChanged(filled, 'lena.moser@example.com', TOKEN),
        passkeyAdded: passkeyAdded(filled, 'My phone'),
        passkeyRemoved: passkeyRemoved(filled, 'My phone'),
        passkeyCopied: passkeyCopied(filled, 'My phone'),
        ...Object.fromEntries(Object.entries(plain).map(([name, write]) => [name, write(filled)])),
      };
      const suffix = username === 'lena' ? '' : '-long';
      return Object.entries(all).map(([name, email]) => [`account-${name}${suffix}`, email]);
    }),
  );
}

function reference(refereeName: string, auPairName: string) {
  return { ...facts(), refereeName, auPairName, token: TOKEN };
}

function contact(): Samples {
  const message =
    'Hello,\n\nour au pair would like to bring her bicycle. Is that a question for you?\n\nWarm regards,\nMrs Hartley';
  const asked = { productName: PRODUCT, name: 'Ruth Hartley', email: 'ruth@example.org', message } as const;
  const createdAt = new Date('2026-11-22T03:00:00Z');
  const answer = { subject: 'family', message, createdAt, reference: 'WF-4f2a91c3' } as const;
  return {
    'contact-to-support': content.mail.toSupport({ ...asked, subject: 'family', region: 'australia' }),
    'contact-thanks': content.mail.thanks({ ...asked, subject: 'general', region: 'australia' }),
    'contact-thanks-safety': content.mail.thanks({ ...asked, subject: 'safety', region: 'newzealand' }),
    'contact-answer': content.mail.answer({
      ...answer,
      words:
        'Dear Ruth,\n\nit is not, and yes: a bicycle is a fine thing to bring. The airline wants it in a box.\n\nAnna',
    }),
  };
}

function digest(writers: readonly string[], texts: readonly string[], left = 0): EmailContent {
  const { title, paragraph, more, action } = messageWords.digest(writers, texts.length + left);
  const quotes = texts.map((text, index) => ({ who: writers[index % writers.length] ?? '', text: excerptOf(text) }));
  return {
    subject: title,
    preview: quotes[0]?.text ?? paragraph,
    heading: title,
    paragraphs: left > 0 ? [paragraph, more(left)] : [paragraph],
    quotes,
    action: { label: action, url: `${SITE}/nz/app/messages` },
    unsubscribe: {
      reason: 'You are receiving this because emails about “Messages” are switched on in your account.',
      label: 'Stop these emails',
      pageUrl: `${SITE}/unsubscribe?token=${TOKEN}`,
      oneClickUrl: `${SITE}/api/notifications/unsubscribe?token=${TOKEN}`,
    },
  };
}

function invoices(): Samples {
  const filled = {
    number: '2026-00012',
    item: 'Premium Family, placement fee',
    amount: 'A$1,250.00',
    day: '6 December 2026',
    bank: true,
    ...facts(),
  };
  return {
    invoice: billing.mail.invoice(filled),
    'invoice-reminder': billing.mail.reminder(filled),
    receipt: billing.mail.receipt(filled),
  };
}

function invitations(): Samples {
  const agreed = (otherName: string) => ({
    otherName,
    mine: 'Monday 23 November, 6:30 pm to 7:00 pm (Sydney time)',
    theirs: '8:30 am on Monday',
    room: `${SITE}/interviews/${TOKEN.slice(0, 36)}/room`,
    conversation: `${SITE}/app/messages?conversation=${TOKEN.slice(0, 36)}`,
  });
  const [lena, family] = [agreed('Lena'), agreed(`the ${LONG_NAME} family`)];
  return {
    'interview-agreed': invitationTexts.agreed(lena),
    'interview-agreed-long': invitationTexts.agreed(family),
    'interview-moved': invitationTexts.moved(lena),
    'interview-moved-long': invitationTexts.moved(family),
    'interview-called-off-by-you': invitationTexts.cancelled(lena, true, ''),
    'interview-called-off-long': invitationTexts.cancelled(
      family,
      false,
      'We have found someone. All the best to you!',
    ),
  };
}

function household(): Samples {
  const about = (family: string) => ({ productName: PRODUCT, site: SITE, family });
  return {
    'household-invitation': householdEmailTexts.invitation(about('the Hartley family'), TOKEN),
    'household-invitation-long': householdEmailTexts.invitation(about(LONG_NAME), TOKEN),
    'household-address-taken': householdEmailTexts.addressTaken(about('the Hartley family')),
    'household-joined': householdEmailTexts.joined(about('the Hartley family'), 'Sam'),
    'household-removed': householdEmailTexts.removed(about('the Hartley family')),
    'household-left': householdEmailTexts.left(about('the Hartley family'), 'Sam'),
  };
}
