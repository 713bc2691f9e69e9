import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { isApiError } from '../lib/api-error';
import { baseApi } from './base-api';

type Endpoints = Record<string, { initiate?: (args: unknown, options: object) => unknown }>;

export interface ApiState {
  api: ReturnType<typeof baseApi.reducer>;
}

/** Reads that got no answer, or one with such a status. */
export const failedReads = ({ api }: ApiState, isFailure: (status: number) => boolean) =>
  Object.values(api.queries).filter(
    (query) => query?.status === 'rejected' && isApiError(query.error) && isFailure(query.error.status),
  );

/** Sends reads again, for every screen that shows them. */
export function refetchReads(
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  reads: ReturnType<typeof failedReads>,
): void {
  const endpoints = baseApi.endpoints as Endpoints;
  for (const read of reads)
    dispatch(
      endpoints[read?.endpointName ?? '']?.initiate?.(read?.originalArgs, {
        subscribe: false,
        forceRefetch: true,
      }) as never,
    );
}
