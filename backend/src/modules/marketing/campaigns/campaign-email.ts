import { renderEmail, type EmailContent } from '../../../platform/email/index.js';
import { messages } from '../texts.js';

const words = messages.email;

interface CampaignSender {
  productName: string;
  publicUrl: string;
  supportEmail: string;
}

/**
 * The HTML of a campaign in our layout. Brevo fills in the person's name and the unsubscribe link. Blank lines
 * separate paragraphs.
 */
export function campaignHtml({ subject, preview, text }: CampaignText, sender: CampaignSender): string {
  const paragraphs = text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  const email: EmailContent = {
    subject,
    preview: preview ?? subject,
    heading: subject,
    paragraphs: [words.greeting, ...paragraphs],
    unsubscribe: {
      reason: words.reason,
      label: words.unsubscribe,
      pageUrl: words.unsubscribeUrl,
      oneClickUrl: words.unsubscribeUrl,
    },
  };
  return renderEmail(email, sender).html;
}

interface CampaignText {
  subject: string;
  preview: string | null;
  text: string;
}
