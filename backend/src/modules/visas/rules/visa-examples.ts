import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { FACT_REGIONS, type FactRegion } from '../../../platform/facts/index.js';
import { VISA_VERDICTS, type VisaQuestion } from '../fit/visa-fit.js';

const FILE = new URL('../../../../content/visas/examples.yaml', import.meta.url);
const day = z.iso.date();

/** The expected result of an example; omitted values are not checked. */
const expectation = z.strictObject({
  /** The visa is not for this passport. */
  none: z.literal(true).optional(),
  verdict: z.enum(VISA_VERDICTS).optional(),
  applyFrom: day.optional(),
  applyUntil: day.optional(),
  stayUntil: day.nullish(),
  employerUntil: day.nullish(),
  withFamilyUntil: day.nullish(),
  because: z.enum(['employer', 'stay']).optional(),
  otherwise: day.nullish(),
  ruleDay: day.optional(),
  places: z.int().nullish(),
  ballot: z.boolean().optional(),
  visasLeft: z.int().optional(),
});

const file = z.strictObject({
  sources: z.record(z.string(), z.url()),
  examples: z.array(
    z.strictObject({
      title: z.string(),
      of: z.strictObject({ region: z.enum(FACT_REGIONS), visa: z.string(), day, source: z.string() }),
      question: z.strictObject({
        nationality: z.string().length(2),
        bornOn: day,
        startsOn: day,
        earlierVisas: z.int().default(0),
        arrivedOn: day.nullable().default(null),
        withFamilySince: day.nullable().default(null),
      }),
      expect: expectation,
    }),
  ),
});

/** A person to test rules on. */
interface VisaExample {
  title: string;
  region: FactRegion;
  visa: string;
  /** The day whose rules apply. */
  day: string;
  source: string;
  question: VisaQuestion;
  expect: z.infer<typeof expectation>;
}

let known: readonly VisaExample[] | undefined;
/** The examples of the release, read once. */
export const visaExamples = (): readonly VisaExample[] => (known ??= readExamples());

function readExamples(): VisaExample[] {
  const { sources, examples } = file.parse(parse(readFileSync(FILE, 'utf8')));
  return examples.map(({ title, of, question, expect }) => {
    const source = sources[of.source];
    if (!source) throw new Error(`content/visas/examples.yaml: “${title}” has no source`);
    return { ...of, title, source, question, expect };
  });
}
