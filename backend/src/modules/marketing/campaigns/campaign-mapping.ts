import type { ListKey } from '../audience/audience-rules.js';
import type { BrevoCampaign, BrevoTemplate } from '../brevo/brevo-answers.js';
import {
  CAMPAIGN_STATES,
  type CampaignFigures,
  type CampaignState,
  type CampaignSummary,
  type TemplateSummary,
} from './campaign.dto.js';

/** `listIds`: our lists by their id at Brevo. */
export function toCampaignSummary(campaign: BrevoCampaign, listIds: ReadonlyMap<ListKey, number>): CampaignSummary {
  const { id, name, subject, scheduledAt, sentDate, recipients } = campaign;
  const state = stateOf(campaign);
  return {
    id,
    name,
    subject,
    state,
    lists: [...listIds].filter(([, listId]) => recipients.lists.includes(listId)).map(([key]) => key),
    scheduledAt,
    sentAt: sentDate,
    figures: state === 'sent' || state === 'archive' || state === 'in_process' ? figuresOf(campaign) : null,
  };
}

function stateOf({ status }: BrevoCampaign): CampaignState {
  // Brevo uses `in_process` in responses and `inProcess` in filters.
  const known = status.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return CAMPAIGN_STATES.find((state) => state === known) ?? 'other';
}

function figuresOf({ statistics }: BrevoCampaign): CampaignFigures | null {
  const figures = statistics?.globalStats;
  if (!figures) return null;
  return {
    sent: figures.sent,
    delivered: figures.delivered,
    opened: figures.uniqueViews,
    clicked: figures.uniqueClicks,
    unsubscribed: figures.unsubscriptions,
    bounced: figures.hardBounces + figures.softBounces,
    complained: figures.complaints,
  };
}

export const toTemplateSummary = ({ id, name, subject, modifiedAt }: BrevoTemplate): TemplateSummary => ({
  id,
  name,
  subject,
  changedAt: modifiedAt,
});
