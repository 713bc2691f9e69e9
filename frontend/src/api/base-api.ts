import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';

const FOR_EVER = 60 * 60 * 24;
/** For `refetchOnMountOrArgChange` of what a screen has read just before its parts are shown. */
export const JUST_READ_S = 5;

/** Tags for changes that affect other subjects. The subjects themselves (`Search`, `Messages`) are tags too. */
const SHARED_TAGS = ['MyProfile', 'Dashboard', 'Search', 'Page'] as const;

/** Data that visitors see in part; refetched after logging in. */
export const PERSONAL_TAGS = ['Search', 'Page'] as const;

/**
 * The root that the generated endpoints are injected into. By default an answer is never refetched automatically: not
 * on focus, reconnect or mount, and without polling or retries. The file of each subject sets the exceptions.
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
