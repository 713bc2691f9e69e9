import type { PublishedResource, ResourceDetail, ResourceList } from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Resources'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listPublishedResources: build.query<ListPublishedResourcesApiResponse, ListPublishedResourcesApiArg>({
        query: () => ({ url: `/api/publications/resources` }),
        providesTags: ['Resources'],
      }),
      downloadResourceFile: build.query<DownloadResourceFileApiResponse, DownloadResourceFileApiArg>({
        query: (queryArg) => ({ url: `/api/resource-attachments/${queryArg.id}/file` }),
        providesTags: ['Resources'],
      }),
      listResources: build.query<ListResourcesApiResponse, ListResourcesApiArg>({
        query: (queryArg) => ({
          url: `/api/resources`,
          params: {
            audience: queryArg.audience,
            region: queryArg.region,
            q: queryArg.q,
          },
        }),
        providesTags: ['Resources'],
      }),
      readResource: build.query<ReadResourceApiResponse, ReadResourceApiArg>({
        query: (queryArg) => ({ url: `/api/resources/${queryArg.slug}` }),
        providesTags: ['Resources'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as resourcesApi };
export type ListPublishedResourcesApiResponse =
  /** status 200 List published guides for a sitemap */ PublishedResource[];
export type ListPublishedResourcesApiArg = void;
export type DownloadResourceFileApiResponse = /** status 200 The file, under its own type and name. */ Blob;
export type DownloadResourceFileApiArg = {
  id: string;
};
export type ListResourcesApiResponse = /** status 200 List guides and templates */ ResourceList;
export type ListResourcesApiArg = {
  /** `family` and `aupair` include resources for both; everything if omitted. */
  audience?: 'family' | 'aupair' | 'both';
  /** Leaves out resources for the other region only. */
  region?: 'australia' | 'newzealand';
  /** Words, or beginnings of words, that must all occur. */
  q?: string;
};
export type ReadResourceApiResponse = /** status 200 Read a guide */ ResourceDetail;
export type ReadResourceApiArg = {
  slug: string;
};
export const {
  useListPublishedResourcesQuery,
  useLazyListPublishedResourcesQuery,
  useDownloadResourceFileQuery,
  useLazyDownloadResourceFileQuery,
  useListResourcesQuery,
  useLazyListResourcesQuery,
  useReadResourceQuery,
  useLazyReadResourceQuery,
} = injectedRtkApi;
export type {
  ErrorBody,
  ErrorCode,
  PublishedResource,
  ResourceAttachment,
  ResourceDetail,
  ResourceList,
  ResourceSource,
  ResourceSummary,
} from './types';
