import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { DomainError, type FieldMessages } from '../../../platform/errors/index.js';
import type { VisaReader } from '../cards/visa-reader.js';
import type { AuPairFilters, FamilyFilters } from '../results/filters.js';
import { auPairFiltersOf, familyFiltersOf } from '../results/filters-of-query.js';
import { AuPairFilterQuery, FamilyFilterQuery } from '../results/search-query.dto.js';
import { messages } from './texts.js';

type StoredFilters = Readonly<Record<string, string>>;

/** Parses stored filters. Throws `validation_failed` like the search itself. */
export const auPairsWanted = (filters: StoredFilters, reader: VisaReader | null): AuPairFilters =>
  auPairFiltersOf(checked(AuPairFilterQuery, filters), reader);

export const familiesWanted = (filters: StoredFilters, readsSuburbs: boolean): FamilyFilters =>
  familyFiltersOf(checked(FamilyFilterQuery, filters), readsSuburbs);

function checked<Query extends object>(Query: new () => Query, filters: StoredFilters): Query {
  const query = plainToInstance(Query, filters);
  const problems = validateSync(query, { whitelist: true, forbidNonWhitelisted: true });
  if (problems.length === 0) return query;
  const fields: FieldMessages = {};
  for (const { property, constraints } of problems)
    fields[property] = constraints?.['queryFilter']
      ? [constraints['queryFilter']]
      : [messages.unknownFilter(property.slice(0, 40))];
  throw new DomainError('validation_failed', { fields });
}
