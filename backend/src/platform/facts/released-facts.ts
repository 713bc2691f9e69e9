import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** `backend/content/facts`, relative to both `src` and `dist`. */
const FOLDER = new URL('../../../content/facts/', import.meta.url);

export const FACT_REGIONS = ['australia', 'newzealand'] as const;
export type FactRegion = (typeof FACT_REGIONS)[number];

export const FACT_TOPICS = ['wages', 'super', 'tax', 'leave', 'visas', 'checks', 'fares', 'driving'] as const;
export type FactTopic = (typeof FACT_TOPICS)[number];

const fact = z.strictObject({
  label: z.string().min(5),
  topic: z.enum(FACT_TOPICS),
  value: z.number(),
  /** Its unit: a currency, `%`, days… */
  unit: z.string().min(1),
  validFrom: z.iso.date(),
  source: z.strictObject({ title: z.string().min(5), url: z.url() }),
  checkedOn: z.iso.date(),
  /** From this day on an admin has to compare it with its source again. */
  reviewBy: z.iso.date(),
  note: z.string().optional(),
});
export type ReleasedFact = z.infer<typeof fact>;

const read = (region: FactRegion): Readonly<Record<string, ReleasedFact>> =>
  z.record(z.string(), fact).parse(JSON.parse(readFileSync(new URL(`${region}.json`, FOLDER), 'utf8')));

/** The facts of this release, with their units and initial values. */
export const releasedFacts: Readonly<Record<FactRegion, Readonly<Record<string, ReleasedFact>>>> = {
  australia: read('australia'),
  newzealand: read('newzealand'),
};
