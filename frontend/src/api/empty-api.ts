import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';

const FOR_EVER = 60 * 60 * 24;

/**
 * The root that the generated endpoints are injected into. A read is made once and never grows stale by itself:
 * no refetch on focus, reconnect or mount, no polling, no retry. `enhance.ts` says what differs.
 */
export const emptyApi = createApi({
  reducerPath: 'api',
  baseQuery,
  keepUnusedDataFor: FOR_EVER,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  refetchOnMountOrArgChange: false,
  endpoints: () => ({}),
});
