import type {
  AdminPost,
  AdminPostsPage,
  BlogPostPage,
  PostAutosaveInput,
  PostDraftFields,
  PostInput,
  PostOrder,
  PostPublicationInput,
  PostReasonInput,
  PostRevision,
  PostRevisionsPage,
  PostSlugCheck,
  PostState,
  PostVisitors,
  ReleaseTextInput,
  SeenPostVersion,
} from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Admin posts'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      checkPostSlug: build.query<CheckPostSlugApiResponse, CheckPostSlugApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/post-slugs/${queryArg.slug}`,
          params: {
            postId: queryArg.postId,
          },
        }),
        providesTags: ['Admin posts'],
      }),
      listAdminPosts: build.query<ListAdminPostsApiResponse, ListAdminPostsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/posts`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            state: queryArg.state,
            order: queryArg.order,
            q: queryArg.q,
            category: queryArg.category,
            author: queryArg.author,
          },
        }),
        providesTags: ['Admin posts'],
      }),
      createPost: build.mutation<CreatePostApiResponse, CreatePostApiArg>({
        query: (queryArg) => ({ url: `/api/admin/posts`, method: 'POST', body: queryArg.postDraftFields }),
        invalidatesTags: ['Admin posts'],
      }),
      getAdminPost: build.query<GetAdminPostApiResponse, GetAdminPostApiArg>({
        query: (queryArg) => ({ url: `/api/admin/posts/${queryArg.id}` }),
        providesTags: ['Admin posts'],
      }),
      autosavePost: build.mutation<AutosavePostApiResponse, AutosavePostApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/posts/${queryArg.id}`,
          method: 'PATCH',
          body: queryArg.postAutosaveInput,
        }),
        invalidatesTags: ['Admin posts'],
      }),
      savePost: build.mutation<SavePostApiResponse, SavePostApiArg>({
        query: (queryArg) => ({ url: `/api/admin/posts/${queryArg.id}`, method: 'PUT', body: queryArg.postInput }),
        invalidatesTags: ['Admin posts'],
      }),
      previewPost: build.query<PreviewPostApiResponse, PreviewPostApiArg>({
        query: (queryArg) => ({ url: `/api/admin/posts/${queryArg.id}/preview` }),
        providesTags: ['Admin posts'],
      }),
      publishPost: build.mutation<PublishPostApiResponse, PublishPostApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/posts/${queryArg.id}/publications`,
          method: 'POST',
          body: queryArg.postPublicationInput,
        }),
        invalidatesTags: ['Admin posts'],
      }),
      settleReleaseText: build.mutation<SettleReleaseTextApiResponse, SettleReleaseTextApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/posts/${queryArg.id}/release-text`,
          method: 'POST',
          body: queryArg.releaseTextInput,
        }),
        invalidatesTags: ['Admin posts'],
      }),
      removePost: build.mutation<RemovePostApiResponse, RemovePostApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/posts/${queryArg.id}/removal`,
          method: 'POST',
          body: queryArg.postReasonInput,
        }),
        invalidatesTags: ['Admin posts'],
      }),
      listPostRevisions: build.query<ListPostRevisionsApiResponse, ListPostRevisionsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/posts/${queryArg.id}/revisions`,
          params: {
            before: queryArg.before,
          },
        }),
        providesTags: ['Admin posts'],
      }),
      getPostRevision: build.query<GetPostRevisionApiResponse, GetPostRevisionApiArg>({
        query: (queryArg) => ({ url: `/api/admin/posts/${queryArg.id}/revisions/${queryArg['number']}` }),
        providesTags: ['Admin posts'],
      }),
      restorePostRevision: build.mutation<RestorePostRevisionApiResponse, RestorePostRevisionApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/posts/${queryArg.id}/revisions/${queryArg['number']}/restoration`,
          method: 'POST',
          body: queryArg.seenPostVersion,
        }),
        invalidatesTags: ['Admin posts'],
      }),
      unschedulePost: build.mutation<UnschedulePostApiResponse, UnschedulePostApiArg>({
        query: (queryArg) => ({ url: `/api/admin/posts/${queryArg.id}/schedule`, method: 'DELETE' }),
        invalidatesTags: ['Admin posts'],
      }),
      leavePost: build.mutation<LeavePostApiResponse, LeavePostApiArg>({
        query: (queryArg) => ({ url: `/api/admin/posts/${queryArg.id}/visit`, method: 'DELETE' }),
        invalidatesTags: ['Admin posts'],
      }),
      visitPost: build.mutation<VisitPostApiResponse, VisitPostApiArg>({
        query: (queryArg) => ({ url: `/api/admin/posts/${queryArg.id}/visit`, method: 'PUT' }),
        invalidatesTags: ['Admin posts'],
      }),
      unpublishPost: build.mutation<UnpublishPostApiResponse, UnpublishPostApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/posts/${queryArg.id}/withdrawal`,
          method: 'POST',
          body: queryArg.postReasonInput,
        }),
        invalidatesTags: ['Admin posts'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as adminPostsApi };
export type CheckPostSlugApiResponse = /** status 200 Ask whether an address is free */ PostSlugCheck;
export type CheckPostSlugApiArg = {
  slug: string;
  postId?: string;
};
export type ListAdminPostsApiResponse = /** status 200 List all posts */ AdminPostsPage;
export type ListAdminPostsApiArg = {
  /** Beginning with 1. */
  page?: number;
  /** The maximum number of items. */
  pageSize?: number;
  state?: PostState;
  /** A leading minus sorts descending. */
  order?: PostOrder;
  /** Words in the title, the address or the author. */
  q?: string;
  category?: string;
  author?: string;
};
export type CreatePostApiResponse = /** status 201 Create a post */ AdminPost;
export type CreatePostApiArg = {
  postDraftFields: PostDraftFields;
};
export type GetAdminPostApiResponse = /** status 200 Read the draft of a post */ AdminPost;
export type GetAdminPostApiArg = {
  id: string;
};
export type AutosavePostApiResponse = /** status 200 Save a draft */ AdminPost;
export type AutosavePostApiArg = {
  id: string;
  postAutosaveInput: PostAutosaveInput;
};
export type SavePostApiResponse = /** status 200 Save a complete post as a new revision */ AdminPost;
export type SavePostApiArg = {
  id: string;
  postInput: PostInput;
};
export type PreviewPostApiResponse = /** status 200 Preview a post */ BlogPostPage;
export type PreviewPostApiArg = {
  id: string;
};
export type PublishPostApiResponse = /** status 200 Publish a post, now or at a time */ AdminPost;
export type PublishPostApiArg = {
  id: string;
  postPublicationInput: PostPublicationInput;
};
export type SettleReleaseTextApiResponse = /** status 200 Take or decline the release’s newer text */ AdminPost;
export type SettleReleaseTextApiArg = {
  id: string;
  releaseTextInput: ReleaseTextInput;
};
export type RemovePostApiResponse = unknown;
export type RemovePostApiArg = {
  id: string;
  postReasonInput: PostReasonInput;
};
export type ListPostRevisionsApiResponse = /** status 200 List the versions of a post */ PostRevisionsPage;
export type ListPostRevisionsApiArg = {
  id: string;
  before?: number;
};
export type GetPostRevisionApiResponse = /** status 200 Read a version of a post */ PostRevision;
export type GetPostRevisionApiArg = {
  id: string;
  number: number;
};
export type RestorePostRevisionApiResponse = /** status 200 Restore a version */ AdminPost;
export type RestorePostRevisionApiArg = {
  id: string;
  number: number;
  seenPostVersion: SeenPostVersion;
};
export type UnschedulePostApiResponse = /** status 200 Cancel a scheduled publication */ AdminPost;
export type UnschedulePostApiArg = {
  id: string;
};
export type LeavePostApiResponse = unknown;
export type LeavePostApiArg = {
  id: string;
};
export type VisitPostApiResponse = /** status 200 Report that I have a post open */ PostVisitors;
export type VisitPostApiArg = {
  id: string;
};
export type UnpublishPostApiResponse = /** status 200 Unpublish a post */ AdminPost;
export type UnpublishPostApiArg = {
  id: string;
  postReasonInput: PostReasonInput;
};
export const {
  useCheckPostSlugQuery,
  useLazyCheckPostSlugQuery,
  useListAdminPostsQuery,
  useLazyListAdminPostsQuery,
  useCreatePostMutation,
  useGetAdminPostQuery,
  useLazyGetAdminPostQuery,
  useAutosavePostMutation,
  useSavePostMutation,
  usePreviewPostQuery,
  useLazyPreviewPostQuery,
  usePublishPostMutation,
  useSettleReleaseTextMutation,
  useRemovePostMutation,
  useListPostRevisionsQuery,
  useLazyListPostRevisionsQuery,
  useGetPostRevisionQuery,
  useLazyGetPostRevisionQuery,
  useRestorePostRevisionMutation,
  useUnschedulePostMutation,
  useLeavePostMutation,
  useVisitPostMutation,
  useUnpublishPostMutation,
} = injectedRtkApi;
export type {
  AdminPost,
  AdminPostSummary,
  AdminPostsPage,
  BlogPostPage,
  ErrorBody,
  ErrorCode,
  PostAutosaveInput,
  PostDraftFields,
  PostEditor,
  PostInput,
  PostOrder,
  PostPublicationInput,
  PostReasonInput,
  PostRevision,
  PostRevisionKind,
  PostRevisionSummary,
  PostRevisionsPage,
  PostSlugCheck,
  PostSourceDraftInput,
  PostSourceInput,
  PostState,
  PostVisitors,
  RelatedPost,
  ReleaseText,
  ReleaseTextInput,
  SeenPostVersion,
  SourceLink,
} from './types';
