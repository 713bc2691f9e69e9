import type { ListResourcesApiArg } from '../../api/resources';
import type { Region } from '../../config/regions';

const AUDIENCES = ['family', 'aupair', 'both'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** The longest search that the API accepts. */
export const LONGEST_SEARCH = 100;

export interface ResourcesState {
  /** Null for everyone, and for an audience that does not exist. */
  audience: Audience | null;
  /** The search text; empty for everything. */
  words: string;
}

/** Reads the filters from the address. */
export function readResources(params: URLSearchParams): ResourcesState {
  const audience = params.get('audience');
  const words = (params.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, LONGEST_SEARCH);
  return { audience: AUDIENCES.find((known) => known === audience) ?? null, words };
}

/** The question to the API. */
export function listArgs({ audience, words }: ResourcesState, region: Region): ListResourcesApiArg {
  return { region, ...(audience ? { audience } : {}), ...(words ? { q: words } : {}) };
}

/** The query that makes this page one of its own, in one spelling; empty for everything. */
export function queryOf({ audience, words }: ResourcesState): string {
  const query = new URLSearchParams({ ...(audience ? { audience } : {}), ...(words ? { q: words } : {}) }).toString();
  return query && `?${query}`;
}
