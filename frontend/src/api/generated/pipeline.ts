import type { PipelineColumn, PipelinePage, SetAsideInput } from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Pipeline'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listPipeline: build.query<ListPipelineApiResponse, ListPipelineApiArg>({
        query: (queryArg) => ({
          url: `/api/pipeline-entries`,
          params: {
            limit: queryArg.limit,
            column: queryArg.column,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['Pipeline'],
      }),
      setPersonAside: build.mutation<SetPersonAsideApiResponse, SetPersonAsideApiArg>({
        query: (queryArg) => ({
          url: `/api/pipeline-entries/${queryArg.id}/set-aside`,
          method: 'PUT',
          body: queryArg.setAsideInput,
        }),
        invalidatesTags: ['Pipeline'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as pipelineApi };
export type ListPipelineApiResponse = /** status 200 List people by stage */ PipelinePage;
export type ListPipelineApiArg = {
  /** The maximum number of items. */
  limit?: number;
  column: PipelineColumn;
  /** The `nextCursor` of the previous page. */
  cursor?: string;
};
export type SetPersonAsideApiResponse = unknown;
export type SetPersonAsideApiArg = {
  id: string;
  setAsideInput: SetAsideInput;
};
export const { useListPipelineQuery, useLazyListPipelineQuery, useSetPersonAsideMutation } = injectedRtkApi;
export type {
  ErrorBody,
  ErrorCode,
  FocalPoint,
  OtherPerson,
  PipelineColumn,
  PipelineEntry,
  PipelinePage,
  PipelineStage,
  SetAsideInput,
  Verified,
} from './types';
