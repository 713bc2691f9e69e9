import type { ListAllAgreementsApiArg } from '../../../api/admin-agreements';
import { ISO_DAY } from '../../../lib/days';
import { adminAgreementsTexts as texts } from './texts';

export type AgreementFilter = Omit<ListAllAgreementsApiArg, 'cursor' | 'limit'>;

/** By their parameter names. */
export const NO_FILTERS = { state: null, region: null, startsFrom: null, startsTo: null, search: null };

const isDay = (text: string | null): text is string => text !== null && ISO_DAY.test(text);

/** Filters from an address; invalid values are ignored. */
export function filtersIn(address: URLSearchParams): AgreementFilter {
  const [state, region] = [address.get('state'), address.get('region')];
  const [startsFrom, startsTo, search] = [address.get('startsFrom'), address.get('startsTo'), address.get('search')];
  return {
    ...(state && state in texts.states ? { state: state as NonNullable<AgreementFilter['state']> } : {}),
    ...(region && region in texts.regions ? { region: region as NonNullable<AgreementFilter['region']> } : {}),
    ...(isDay(startsFrom) ? { startsFrom } : {}),
    ...(isDay(startsTo) ? { startsTo } : {}),
    ...(search ? { search: search.slice(0, 100) } : {}),
  };
}
