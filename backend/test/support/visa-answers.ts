import type { Region } from '../../src/modules/country/index.js';
import { visaFactsOf, type VisaTexts } from '../../src/modules/profiles/index.js';
import { lastDayOf } from '../../src/modules/visas/fit/days.js';
import { visaLimit } from '../../src/modules/visas/members/visa-limit.js';
import { releasedVisas } from '../../src/modules/visas/rules/released-visas.js';

/** By the rules of the release on a day: can they stay so many months from a start on? */
export function canStay(texts: VisaTexts, region: Region, day: string, startsOn: string, months: number): boolean {
  const { until, unclear } = visaLimit(visaFactsOf(texts), startsOn, { region, day, ...releasedVisas(region) });
  return unclear === null && (until === null || until >= lastDayOf(startsOn, months));
}
