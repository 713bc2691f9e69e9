import type {
  AccountState,
  ListUsersApiArg,
  Region,
  SortOrder,
  SubscriptionTier,
  UserSort,
  UserType,
  VerifiedFilter,
} from '../../../api/admin-users';
import { beginningOfDay } from '../../../admin-ui/admin-time';
import { ISO_DAY } from '../../../lib/days';
import { adminUsersTexts as texts } from './texts';

/** The state of the list in the address. Days are ISO days in Sydney. */
export interface UsersAddress {
  search?: string;
  userType?: UserType;
  region?: Region;
  state?: AccountState;
  verified?: VerifiedFilter;
  tier?: SubscriptionTier;
  completed?: 'true' | 'false';
  joinedFrom?: string;
  joinedTo?: string;
  seenFrom?: string;
  seenTo?: string;
  sort: UserSort;
  order: SortOrder;
  page: number;
}

export const PAGE_SIZE = 20;

/** Filters with a fixed set of values; other values are ignored. */
export const CHOICES = {
  userType: texts.userTypes,
  region: texts.regions,
  state: texts.states,
  verified: texts.filters.verifiedOptions,
  tier: texts.tiers,
  completed: texts.filters.completedOptions,
} as const;
export type Choice = keyof typeof CHOICES;
export const DAYS = ['joinedFrom', 'joinedTo', 'seenFrom', 'seenTo'] as const;
export type FilterName = Choice | (typeof DAYS)[number];
export const FILTERS: readonly FilterName[] = [...(Object.keys(CHOICES) as Choice[]), ...DAYS];

/** Reads an address; unknown parameters are ignored. */
export function readAddress(params: URLSearchParams): UsersAddress {
  const filters: Record<string, string> = {};
  for (const name of Object.keys(CHOICES) as Choice[]) {
    const value = params.get(name);
    if (value !== null && value in CHOICES[name]) filters[name] = value;
  }
  for (const name of DAYS) {
    const value = params.get(name);
    if (value !== null && ISO_DAY.test(value) && !Number.isNaN(Date.parse(value))) filters[name] = value;
  }
  const search = params.get('search')?.trim().slice(0, 100);
  if (search) filters['search'] = search;
  const [sort = '', order = ''] = (params.get('sort') ?? '').split('-');
  const known = sort === 'joined' || sort === 'seen' || sort === 'name' || sort === 'logins';
  const page = Number(params.get('page'));
  return {
    ...filters,
    sort: known ? sort : 'joined',
    order: known && order === 'asc' ? 'asc' : 'desc',
    page: Number.isInteger(page) && page >= 1 ? page : 1,
  };
}

/** Filters in an address that `readAddress` ignored, such as those of an old link, unchanged. */
export function unknownFilters(params: URLSearchParams): string[] {
  const known = readAddress(params);
  const read: Record<string, unknown> = { ...known };
  const isKnown = (name: string, value: string) =>
    name === 'page' ||
    name === 'search' ||
    (name === 'sort' ? value === `${known.sort}-${known.order}` : read[name] === value);
  return [...params]
    .filter(([name, value]) => value && !isKnown(name, value))
    .map(([name, value]) => `${name}=${value}`);
}

/** Writes the state as a query; default values are left out. */
export function writeAddress({ sort, order, page, ...filters }: UsersAddress): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of ['search', ...FILTERS] as const) {
    const value = filters[name];
    if (value) params.set(name, value);
  }
  if (sort !== 'joined' || order !== 'desc') params.set('sort', `${sort}-${order}`);
  if (page > 1) params.set('page', String(page));
  return params;
}

/** The number of active filters, without the search. */
export const filterCount = (address: UsersAddress): number => FILTERS.filter((name) => address[name]).length;

/** The query for the API: days become the moments at which they begin and end in Sydney. */
export function toQuery(address: UsersAddress): ListUsersApiArg {
  const { completed, joinedFrom, joinedTo, seenFrom, seenTo, ...rest } = address;
  return {
    ...rest,
    limit: PAGE_SIZE,
    ...(completed && { completed: completed === 'true' }),
    ...(joinedFrom && momentAs('joinedFrom', beginningOfDay(joinedFrom))),
    ...(joinedTo && momentAs('joinedTo', beginningOfDay(joinedTo, 1))),
    ...(seenFrom && momentAs('seenFrom', beginningOfDay(seenFrom))),
    ...(seenTo && momentAs('seenTo', beginningOfDay(seenTo, 1))),
  };
}

const momentAs = (name: string, moment: string | undefined) => (moment === undefined ? {} : { [name]: moment });
