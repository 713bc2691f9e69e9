import { Injectable } from '@nestjs/common';
import { LegalFactsService } from '../../../platform/facts/index.js';
import type { Region } from '../../country/index.js';
import { isoOfDay, OwnVisaFactsService, type OwnVisaFacts } from '../../profiles/index.js';
import { toVisaFit } from '../fit/visa-fit.dto.js';
import { messages } from '../texts.js';
import type { MissingVisaFactDto, OwnRegionVisaDto, OwnVisaDto } from './own-visa.dto.js';
import { toVisaLimit } from './visa-limit.dto.js';
import { hasVisaFor, needsBeginning, visaLimit, visaOptions } from './visa-limit.js';
import { VisaLimitsService } from './visa-limits.service.js';

/** An au pair's own visa options, for each preferred country. */
@Injectable()
export class OwnVisaService {
  constructor(
    private readonly own: OwnVisaFactsService,
    private readonly limits: VisaLimitsService,
    private readonly facts: LegalFactsService,
  ) {}

  /** Throws `profile_missing` and, for a family, `wrong_role`. */
  async read(userId: string, typed: boolean): Promise<OwnVisaDto> {
    const facts = await this.own.of(userId, typed);
    const regions = await Promise.all(facts.regions.map((region) => this.regionOf(region, facts)));
    return { regions, missing: missingIn(facts) };
  }

  private async regionOf(region: Region, { facts, freeFrom }: OwnVisaFacts): Promise<OwnRegionVisaDto> {
    const rules = await this.limits.rulesOf(region);
    const free = freeFrom === null ? rules.day : isoOfDay(freeFrom);
    const startsOn = free < rules.day ? rules.day : free;
    const options = visaOptions(facts, startsOn, rules);
    const fit = toVisaFit({
      region,
      day: rules.day,
      question: { nationality: facts.passport ?? '' },
      options,
      rows: rules.rules,
    });
    return this.facts.fill({
      ...fit,
      limit: toVisaLimit(visaLimit(facts, startsOn, rules), region, hasVisaFor(facts, region)),
      granted: hasVisaFor(facts, region),
    });
  }
}

function missingIn({ facts, freeFrom, regions }: OwnVisaFacts): MissingVisaFactDto[] {
  const counts = { australia: 'australianVisas', newzealand: 'newZealandVisas' } as const;
  const uncounted = regions.find((region) => facts.earlier[region] === null);
  const fields = [
    ...(facts.passport === null ? (['nationality'] as const) : []),
    ...(facts.bornOn === null && !facts.isGranted ? (['bornOn'] as const) : []),
    ...(freeFrom === null ? (['availabilityDate'] as const) : []),
    ...(needsBeginning(facts, facts.region) ? (['visaBeganOn'] as const) : []),
    ...(uncounted ? [counts[uncounted]] : []),
  ];
  return fields.map((field) => ({ field, label: messages.missing[field] }));
}
