import type { ListJobListingsApiArg } from '../../api/job-board';
import { ISO_DAY } from '../../lib/days';

const NAMES = ['where', 'startFrom', 'hoursMax', 'noLicence'] as const;
export type BoardFilterName = (typeof NAMES)[number];

/** Filters of the board from an address. Invalid values are ignored. */
export function readFilters(params: URLSearchParams): Pick<ListJobListingsApiArg, BoardFilterName> {
  const hours = Number(params.get('hoursMax'));
  const start = params.get('startFrom') ?? '';
  const where = params.get('where');
  return {
    ...(where && WHERE.has(where) && { where: where as NonNullable<ListJobListingsApiArg['where']> }),
    ...(ISO_DAY.test(start) && !Number.isNaN(Date.parse(start)) && { startFrom: start }),
    ...(Number.isInteger(hours) && hours >= 5 && hours <= 60 && { hoursMax: hours }),
    ...(params.get('noLicence') === 'true' && { noLicence: 'true' as const }),
  };
}

/** The address with one filter changed; an empty value removes it. */
export function withFilter(params: URLSearchParams, name: BoardFilterName, value: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}

export function withoutFilters(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of NAMES) next.delete(name);
  return next;
}

/** The address with another tab open. The filters stay for the way back. */
export function withView(params: URLSearchParams, view: 'places' | 'applications'): URLSearchParams {
  const next = new URLSearchParams(params);
  if (view === 'places') next.delete('view');
  else next.set('view', view);
  return next;
}

const WHERE = new Set([
  ...['australia', 'sydney', 'melbourne', 'brisbane', 'perth', 'adelaide', 'canberra'],
  ...['newzealand', 'auckland', 'wellington', 'christchurch', 'queenstown', 'hamilton', 'tauranga'],
]);
