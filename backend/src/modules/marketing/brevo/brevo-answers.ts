import { z } from 'zod';

/** The parts of Brevo's responses that we use; everything else is ignored. */

const count = z.number().int().nonnegative().catch(0);
const words = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const moment = z
  .string()
  .nullish()
  .transform((value) => value ?? null);

export const accountAnswer = z.object({
  email: z.string(),
  companyName: words,
  plan: z
    .array(z.object({ type: z.string(), credits: z.number().catch(0), creditsType: words }))
    .nullish()
    .transform((value) => value ?? []),
});

export const sendersAnswer = z.object({
  senders: z
    .array(z.object({ id: z.number(), name: z.string(), email: z.string(), active: z.boolean().catch(false) }))
    .nullish()
    .transform((value) => value ?? []),
});

const list = z.object({ id: z.number(), name: z.string(), uniqueSubscribers: count });
export type BrevoList = z.infer<typeof list>;
export const listAnswer = list;
export const listsAnswer = z.object({ count, lists: z.array(list).default([]) });
export const foldersAnswer = z.object({
  count,
  folders: z.array(z.object({ id: z.number(), name: z.string() })).default([]),
});
export const madeAnswer = z.object({ id: z.number() });
export const attributesAnswer = z.object({
  attributes: z.array(z.object({ name: z.string(), category: z.string() })).default([]),
});

export const importAnswer = z.object({ processId: z.number() });
export const processAnswer = z.object({ id: z.number(), status: z.string() });

const template = z.object({
  id: z.number(),
  name: z.string(),
  subject: words,
  isActive: z.boolean().catch(false),
  htmlContent: words,
  modifiedAt: moment,
});
export type BrevoTemplate = z.infer<typeof template>;
export const templateAnswer = template;
export const templatesAnswer = z.object({ count, templates: z.array(template).default([]) });

const globalStats = z.object({
  sent: count,
  delivered: count,
  uniqueViews: count,
  uniqueClicks: count,
  unsubscriptions: count,
  hardBounces: count,
  softBounces: count,
  complaints: count,
});
const campaign = z.object({
  id: z.number(),
  name: z.string(),
  subject: words,
  status: z.string(),
  scheduledAt: moment,
  sentDate: moment,
  createdAt: moment,
  htmlContent: words,
  tag: words,
  sender: z
    .object({ name: words, email: words })
    .nullish()
    .transform((value) => value ?? null),
  recipients: z
    .object({ lists: z.array(z.number()).catch([]) })
    .catch({ lists: [] })
    .default({ lists: [] }),
  statistics: z
    .object({ globalStats: globalStats.nullish().catch(null) })
    .nullish()
    .catch(null),
});
export type BrevoCampaign = z.infer<typeof campaign>;
export const campaignAnswer = campaign;
export const campaignsAnswer = z.object({ count, campaigns: z.array(campaign).default([]) });

export const webhooksAnswer = z.object({
  webhooks: z.array(z.object({ id: z.number(), url: z.string(), events: z.array(z.string()).catch([]) })).default([]),
});
