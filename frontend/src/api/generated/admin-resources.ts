import type {
  AdminResourcesPage,
  AttachmentEditInput,
  AttachmentForm,
  AttachmentLinkInput,
  AttachmentOrderInput,
  EditableResource,
  NewerResourceInput,
  ResourceDeletionInput,
  ResourceEditInput,
  ResourceFeaturedInput,
  ResourceInput,
  ResourcePublishedInput,
} from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Admin resources'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listAdminResources: build.query<ListAdminResourcesApiResponse, ListAdminResourcesApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/resources`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            audience: queryArg.audience,
            published: queryArg.published,
            featured: queryArg.featured,
            sort: queryArg.sort,
            direction: queryArg.direction,
            q: queryArg.q,
          },
        }),
        providesTags: ['Admin resources'],
      }),
      createResource: build.mutation<CreateResourceApiResponse, CreateResourceApiArg>({
        query: (queryArg) => ({ url: `/api/admin/resources`, method: 'POST', body: queryArg.resourceInput }),
        invalidatesTags: ['Admin resources'],
      }),
      getAdminResource: build.query<GetAdminResourceApiResponse, GetAdminResourceApiArg>({
        query: (queryArg) => ({ url: `/api/admin/resources/${queryArg.id}` }),
        providesTags: ['Admin resources'],
      }),
      editResource: build.mutation<EditResourceApiResponse, EditResourceApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/resources/${queryArg.id}`,
          method: 'PUT',
          body: queryArg.resourceEditInput,
        }),
        invalidatesTags: ['Admin resources'],
      }),
      uploadAttachment: build.mutation<UploadAttachmentApiResponse, UploadAttachmentApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/resources/${queryArg.id}/attachment-files`,
          method: 'POST',
          body: queryArg.attachmentForm,
        }),
        invalidatesTags: ['Admin resources'],
      }),
      orderAttachments: build.mutation<OrderAttachmentsApiResponse, OrderAttachmentsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/resources/${queryArg.id}/attachment-order`,
          method: 'PUT',
          body: queryArg.attachmentOrderInput,
        }),
        invalidatesTags: ['Admin resources'],
      }),
      linkAttachment: build.mutation<LinkAttachmentApiResponse, LinkAttachmentApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/resources/${queryArg.id}/attachments`,
          method: 'POST',
          body: queryArg.attachmentLinkInput,
        }),
        invalidatesTags: ['Admin resources'],
      }),
      removeAttachment: build.mutation<RemoveAttachmentApiResponse, RemoveAttachmentApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/resources/${queryArg.id}/attachments/${queryArg.attachmentId}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['Admin resources'],
      }),
      editAttachment: build.mutation<EditAttachmentApiResponse, EditAttachmentApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/resources/${queryArg.id}/attachments/${queryArg.attachmentId}`,
          method: 'PUT',
          body: queryArg.attachmentEditInput,
        }),
        invalidatesTags: ['Admin resources'],
      }),
      downloadAdminAttachment: build.query<DownloadAdminAttachmentApiResponse, DownloadAdminAttachmentApiArg>({
        query: (queryArg) => ({ url: `/api/admin/resources/${queryArg.id}/attachments/${queryArg.attachmentId}/file` }),
        providesTags: ['Admin resources'],
      }),
      replaceAttachment: build.mutation<ReplaceAttachmentApiResponse, ReplaceAttachmentApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/resources/${queryArg.id}/attachments/${queryArg.attachmentId}/replacement`,
          method: 'POST',
          body: queryArg.attachmentForm,
        }),
        invalidatesTags: ['Admin resources'],
      }),
      deleteResource: build.mutation<DeleteResourceApiResponse, DeleteResourceApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/resources/${queryArg.id}/deletion`,
          method: 'POST',
          body: queryArg.resourceDeletionInput,
        }),
        invalidatesTags: ['Admin resources'],
      }),
      setResourceFeatured: build.mutation<SetResourceFeaturedApiResponse, SetResourceFeaturedApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/resources/${queryArg.id}/featured`,
          method: 'PUT',
          body: queryArg.resourceFeaturedInput,
        }),
        invalidatesTags: ['Admin resources'],
      }),
      settleNewerResourceText: build.mutation<SettleNewerResourceTextApiResponse, SettleNewerResourceTextApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/resources/${queryArg.id}/newer-text`,
          method: 'POST',
          body: queryArg.newerResourceInput,
        }),
        invalidatesTags: ['Admin resources'],
      }),
      setResourcePublished: build.mutation<SetResourcePublishedApiResponse, SetResourcePublishedApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/resources/${queryArg.id}/published`,
          method: 'PUT',
          body: queryArg.resourcePublishedInput,
        }),
        invalidatesTags: ['Admin resources'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as adminResourcesApi };
export type ListAdminResourcesApiResponse = /** status 200 List all resources */ AdminResourcesPage;
export type ListAdminResourcesApiArg = {
  /** Beginning with 1. */
  page?: number;
  /** The maximum number of items. */
  pageSize?: number;
  audience?: 'family' | 'aupair' | 'both';
  published?: boolean;
  featured?: boolean;
  sort?: 'updated' | 'title' | 'downloads';
  direction?: 'asc' | 'desc';
  /** Words, or beginnings of words, that must all occur; or its slug. */
  q?: string;
};
export type CreateResourceApiResponse = /** status 201 Create a resource */ EditableResource;
export type CreateResourceApiArg = {
  resourceInput: ResourceInput;
};
export type GetAdminResourceApiResponse = /** status 200 Open a resource for editing */ EditableResource;
export type GetAdminResourceApiArg = {
  id: string;
};
export type EditResourceApiResponse = /** status 200 Change a resource */ EditableResource;
export type EditResourceApiArg = {
  id: string;
  resourceEditInput: ResourceEditInput;
};
export type UploadAttachmentApiResponse = /** status 201 Upload a file of a resource */ EditableResource;
export type UploadAttachmentApiArg = {
  id: string;
  attachmentForm: AttachmentForm;
};
export type OrderAttachmentsApiResponse = /** status 200 Order the files of a resource */ EditableResource;
export type OrderAttachmentsApiArg = {
  id: string;
  attachmentOrderInput: AttachmentOrderInput;
};
export type LinkAttachmentApiResponse = /** status 201 Add an external file */ EditableResource;
export type LinkAttachmentApiArg = {
  id: string;
  attachmentLinkInput: AttachmentLinkInput;
};
export type RemoveAttachmentApiResponse = /** status 200 Remove a file */ EditableResource;
export type RemoveAttachmentApiArg = {
  id: string;
  attachmentId: string;
};
export type EditAttachmentApiResponse = /** status 200 Rename and describe a file */ EditableResource;
export type EditAttachmentApiArg = {
  id: string;
  attachmentId: string;
  attachmentEditInput: AttachmentEditInput;
};
export type DownloadAdminAttachmentApiResponse = /** status 200 Download a file, published or not */ Blob;
export type DownloadAdminAttachmentApiArg = {
  id: string;
  attachmentId: string;
};
export type ReplaceAttachmentApiResponse = /** status 201 Replace a file with a newer one */ EditableResource;
export type ReplaceAttachmentApiArg = {
  id: string;
  attachmentId: string;
  attachmentForm: AttachmentForm;
};
export type DeleteResourceApiResponse = unknown;
export type DeleteResourceApiArg = {
  id: string;
  resourceDeletionInput: ResourceDeletionInput;
};
export type SetResourceFeaturedApiResponse = /** status 200 Feature a resource, or stop */ EditableResource;
export type SetResourceFeaturedApiArg = {
  id: string;
  resourceFeaturedInput: ResourceFeaturedInput;
};
export type SettleNewerResourceTextApiResponse =
  /** status 200 Take or decline a release's newer text of a resource */ EditableResource;
export type SettleNewerResourceTextApiArg = {
  id: string;
  newerResourceInput: NewerResourceInput;
};
export type SetResourcePublishedApiResponse = /** status 200 Publish or unpublish a resource */ EditableResource;
export type SetResourcePublishedApiArg = {
  id: string;
  resourcePublishedInput: ResourcePublishedInput;
};
export const {
  useListAdminResourcesQuery,
  useLazyListAdminResourcesQuery,
  useCreateResourceMutation,
  useGetAdminResourceQuery,
  useLazyGetAdminResourceQuery,
  useEditResourceMutation,
  useUploadAttachmentMutation,
  useOrderAttachmentsMutation,
  useLinkAttachmentMutation,
  useRemoveAttachmentMutation,
  useEditAttachmentMutation,
  useDownloadAdminAttachmentQuery,
  useLazyDownloadAdminAttachmentQuery,
  useReplaceAttachmentMutation,
  useDeleteResourceMutation,
  useSetResourceFeaturedMutation,
  useSettleNewerResourceTextMutation,
  useSetResourcePublishedMutation,
} = injectedRtkApi;
export type {
  AdminAttachment,
  AdminResource,
  AdminResourcesPage,
  AttachmentEditInput,
  AttachmentForm,
  AttachmentLinkInput,
  AttachmentOrderInput,
  DownloadsOfDay,
  EditableResource,
  ErrorBody,
  ErrorCode,
  NewerResourceInput,
  ReleasedResource,
  ResourceDeletionInput,
  ResourceEditInput,
  ResourceFeaturedInput,
  ResourceInput,
  ResourcePublishedInput,
  ResourceSource,
  ResourceSourceInput,
} from './types';
