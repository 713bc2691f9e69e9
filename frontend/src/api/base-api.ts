import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';

const FOR_EVER = 60 * 60 * 24;

/** What grows stale by a change of another subject. The subjects themselves (`Search`, `Messages`) are tags too. */
const SHARED_TAGS = ['MyProfile', 'Dashboard', 'Search', 'Page'] as const;

/** What visitors may see in part: read again as soon as someone has signed in. */
export const PERSONAL_TAGS = ['Search', 'Page'] as const;

/**
 * The root that the generated endpoints are injected into. A read is made once and never grows stale automatically:
 * no refetch on focus, reconnect or mount, no polling, no retry. The file of each subject says what differs there.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: SHARED_TAGS,
  keepUnusedDataFor: FOR_EVER,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  refetchOnMountOrArgChange: false,
  endpoints: () => ({}),
});
