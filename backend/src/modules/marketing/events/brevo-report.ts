import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { BrevoEventKind } from './brevo-event.entity.js';

/**
 * Event names in lower-case letters only: Brevo's bodies, API and older docs spell them differently (`hard_bounce`,
 * `hardBounce`, `hard_bounced`), and an unsubscribe must not be missed because of a spelling. Other events are
 * ignored.
 */
const KINDS: Record<string, BrevoEventKind> = {
  delivered: 'delivered',
  opened: 'opened',
  click: 'clicked',
  clicked: 'clicked',
  softbounce: 'soft-bounced',
  softbounced: 'soft-bounced',
  hardbounce: 'hard-bounced',
  hardbounced: 'hard-bounced',
  unsubscribe: 'unsubscribed',
  unsubscribed: 'unsubscribed',
  spam: 'complained',
  complaint: 'complained',
};
const plain = (event: string): string => event.toLowerCase().replace(/[^a-z]/g, '');

const seconds = z.number().int().positive().max(4_000_000_000);
const report = z.looseObject({
  event: z.string().min(1).max(60),
  email: z.string().min(3).max(320),
  camp_id: z.number().int().nonnegative().optional(),
  'campaign name': z.string().optional(),
  ts_event: seconds.optional(),
  ts: seconds.optional(),
  URL: z.string().optional(),
  link: z.string().optional(),
});
/** One event, or a batch. */
const reports = z.union([z.array(report).min(1).max(1_000), report.transform((one) => [one])]);

/** An event that we store. */
export interface BrevoReport {
  key: string;
  kind: BrevoEventKind;
  email: string;
  campaignId: number | null;
  campaignName: string | null;
  happenedAt: Date;
}

/** The events of a webhook body; null for an invalid body. Events that we do not store are left out. */
export function readReports(body: unknown, now: Date): BrevoReport[] | null {
  const { success, data } = reports.safeParse(body);
  if (!success) return null;
  return data.flatMap(({ event, email, camp_id, ts_event, ts, URL, link, ...rest }) => {
    const kind = KINDS[plain(event)];
    if (!kind) return [];
    const at = ts_event ?? ts;
    const address = email.toLowerCase();
    const parts = [kind, address, camp_id ?? '', at ?? '', URL ?? link ?? ''];
    return {
      // Brevo's events have no id: `id` is that of the webhook.
      key: createHash('sha256').update(JSON.stringify(parts)).digest('hex'),
      kind,
      email: address,
      campaignId: camp_id ?? null,
      campaignName: rest['campaign name']?.trim().slice(0, 200) ?? null,
      happenedAt: at === undefined ? now : new Date(at * 1_000),
    };
  });
}
