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
      takeBackPost: build.mutation<TakeBackPostApiResponse, TakeBackPostApiArg>({
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
export type CheckPostSlugApiResponse = /** status 200  */ PostSlugCheck;
export type CheckPostSlugApiArg = {
  slug: string;
  postId?: string;
};
export type ListAdminPostsApiResponse = /** status 200  */ AdminPostsPage;
export type ListAdminPostsApiArg = {
  /** Beginning with 1. */
  page?: number;
  /** How many items at most. */
  pageSize?: number;
  state?: PostState;
  /** A minus in front: the newest, or Z, first. */
  order?: PostOrder;
  /** Words of the title, the address or the author. */
  q?: string;
  category?: string;
  author?: string;
};
export type CreatePostApiResponse = /** status 201  */ AdminPost;
export type CreatePostApiArg = {
  postDraftFields: PostDraftFields;
};
export type GetAdminPostApiResponse = /** status 200  */ AdminPost;
export type GetAdminPostApiArg = {
  id: string;
};
export type AutosavePostApiResponse = /** status 200  */ AdminPost;
export type AutosavePostApiArg = {
  id: string;
  postAutosaveInput: PostAutosaveInput;
};
export type SavePostApiResponse = /** status 200  */ AdminPost;
export type SavePostApiArg = {
  id: string;
  postInput: PostInput;
};
export type PreviewPostApiResponse = /** status 200  */ BlogPostPage;
export type PreviewPostApiArg = {
  id: string;
};
export type PublishPostApiResponse = /** status 200  */ AdminPost;
export type PublishPostApiArg = {
  id: string;
  postPublicationInput: PostPublicationInput;
};
export type SettleReleaseTextApiResponse = /** status 200  */ AdminPost;
export type SettleReleaseTextApiArg = {
  id: string;
  releaseTextInput: ReleaseTextInput;
};
export type RemovePostApiResponse = unknown;
export type RemovePostApiArg = {
  id: string;
  postReasonInput: PostReasonInput;
};
export type ListPostRevisionsApiResponse = /** status 200  */ PostRevisionsPage;
export type ListPostRevisionsApiArg = {
  id: string;
  before?: number;
};
export type GetPostRevisionApiResponse = /** status 200  */ PostRevisionDto;
export type GetPostRevisionApiArg = {
  id: string;
  number: number;
};
export type RestorePostRevisionApiResponse = /** status 200  */ AdminPost;
export type RestorePostRevisionApiArg = {
  id: string;
  number: number;
  seenPostVersion: SeenPostVersion;
};
export type UnschedulePostApiResponse = /** status 200  */ AdminPost;
export type UnschedulePostApiArg = {
  id: string;
};
export type LeavePostApiResponse = unknown;
export type LeavePostApiArg = {
  id: string;
};
export type VisitPostApiResponse = /** status 200  */ PostVisitors;
export type VisitPostApiArg = {
  id: string;
};
export type TakeBackPostApiResponse = /** status 200  */ AdminPost;
export type TakeBackPostApiArg = {
  id: string;
  postReasonInput: PostReasonInput;
};
export type PostSlugCheck = {
  free: boolean;
};
export type ErrorCode =
  | 'bad_request'
  | 'validation_failed'
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'method_not_allowed'
  | 'idempotency_key_reused'
  | 'written_already'
  | 'conflict'
  | 'gone'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'unprocessable'
  | 'rate_limited'
  | 'internal_error'
  | 'unavailable'
  | 'storage_full'
  | 'stale_edit'
  | 'slug_taken'
  | 'photo_limit_reached'
  | 'photo_too_small'
  | 'photo_unreadable'
  | 'document_unreadable'
  | 'document_infected'
  | 'document_encrypted'
  | 'document_active'
  | 'account_disabled'
  | 'candidate_email_unverified'
  | 'second_admin_required'
  | 'second_factor_required'
  | 'account_suspended'
  | 'current_password_wrong'
  | 'email_refused'
  | 'email_taken'
  | 'invalid_credentials'
  | 'link_invalid'
  | 'last_admin'
  | 'mfa_already_enabled'
  | 'mfa_challenge_ended'
  | 'mfa_code_required'
  | 'mfa_code_wrong'
  | 'mfa_demanded'
  | 'mfa_not_enabled'
  | 'reauthentication_required'
  | 'session_ended'
  | 'username_taken'
  | 'profile_missing'
  | 'shortlist_full'
  | 'wrong_role'
  | 'arrangement_changed'
  | 'arrangement_dates_taken'
  | 'arrangement_move_refused'
  | 'arrangement_needs_interview'
  | 'arrangement_needs_verification'
  | 'arrangement_open'
  | 'profile_withheld'
  | 'evidence_limit_reached'
  | 'reference_closed'
  | 'reference_limit_reached'
  | 'reference_settled'
  | 'verification_decided'
  | 'verification_unopened'
  | 'conversation_limit_reached'
  | 'conversation_not_possible'
  | 'email_not_verified'
  | 'message_id_reused'
  | 'profile_incomplete'
  | 'call_signal_too_late'
  | 'call_taken_over'
  | 'notes_changed'
  | 'relay_unavailable'
  | 'interview_move_not_possible'
  | 'interview_not_open'
  | 'interview_not_scheduled'
  | 'interview_open_already'
  | 'review_too_early'
  | 'review_closed'
  | 'review_replied'
  | 'support_request_full'
  | 'exit_not_possible'
  | 'application_exists'
  | 'application_limit_reached'
  | 'application_move_refused'
  | 'application_obstacles'
  | 'place_not_open'
  | 'saved_searches_full'
  | 'grant_over'
  | 'invoice_not_cancellable'
  | 'invoice_open'
  | 'invoice_settled'
  | 'payment_processing'
  | 'payment_unavailable'
  | 'payments_not_set_up'
  | 'plan_needed'
  | 'plan_stands'
  | 'price_changed'
  | 'signature_invalid'
  | 'appeal_not_possible'
  | 'appeal_of_own_decision'
  | 'account_banned'
  | 'account_open'
  | 'suspension_of_oneself'
  | 'case_claimed'
  | 'case_decided'
  | 'case_not_claimed'
  | 'message_held'
  | 'message_dropped'
  | 'report_of_oneself'
  | 'report_open_already'
  | 'brevo_key_refused'
  | 'brevo_not_connected'
  | 'brevo_rejected'
  | 'brevo_reports_unset'
  | 'brevo_unavailable'
  | 'campaign_audience_changed'
  | 'marketing_people_leaving'
  | 'export_asked_already'
  | 'erasure_not_possible'
  | 'role_unchanged'
  | 'role_profile_exists'
  | 'approval_waiting'
  | 'approval_decided'
  | 'approval_of_own_proposal'
  | 'approval_about_oneself'
  | 'attachment_limit_reached'
  | 'attachments_changed';
export type ErrorBody = {
  /** Stable code to decide by; messages may change, codes do not. */
  code: ErrorCode;
  /** With `stale_edit`: what was changed, as it stands now, in the shape in which the operation answers with it. */
  current?: {
    [key: string]: any;
  };
  /** What is wrong with each field, by the field's name. */
  fields?: {
    [key: string]: string[];
  };
  /** One sentence for the person. */
  message: string;
  /** HTTP status. */
  statusCode: number;
};
export type PostEditor = {
  id: string;
  /** Null once the account is gone. */
  name: string | null;
};
export type PostState = 'draft' | 'scheduled' | 'published';
export type AdminPostSummary = {
  author: string;
  category: string | null;
  editedAt: string;
  /** Null: it is as it came with the release. */
  editedBy: PostEditor | null;
  /** Whether something was written that is not published. */
  hasChanges: boolean;
  /** Whether the release has a newer text than this one. */
  hasNewer: boolean;
  id: string;
  /** When it could be read first, also if it no longer can. */
  publishedAt: string | null;
  /** Where it can be read; null while it cannot. */
  publishedSlug: string | null;
  /** When what was scheduled appears. */
  scheduledFor: string | null;
  slug: string;
  state: PostState;
  title: string;
};
export type AdminPostsPage = {
  /** Everybody who has written one. */
  authors: string[];
  items: AdminPostSummary[];
  /** Of all pages; counted up to 10,000. */
  total: number;
};
export type PostOrder = 'edited' | '-edited' | 'title' | '-title' | 'published' | '-published';
export type SourceLink = {
  checkedOn: string;
  title: string;
  url: string;
};
export type ReleaseText = {
  content: string;
  sources: SourceLink[];
  summary: string;
  title: string;
};
export type AdminPost = {
  author: string;
  category: string | null;
  /** Clean HTML. */
  content: string;
  editedAt: string;
  /** Null: it is as it came with the release. */
  editedBy: PostEditor | null;
  /** Whether something was written that is not published. */
  hasChanges: boolean;
  id: string;
  image_alt: string | null;
  image_url: string | null;
  /** The release's own text, where it has become newer than the one that was edited here. */
  newer: ReleaseText | null;
  /** When it could be read first, also if it no longer can. */
  publishedAt: string | null;
  /** Where it can be read; null while it cannot. */
  publishedSlug: string | null;
  region: ('australia' | 'newzealand') | null;
  /** When what was scheduled appears. */
  scheduledFor: string | null;
  seoDescription: string | null;
  seoTitle: string | null;
  slug: string;
  sources: SourceLink[];
  state: PostState;
  summary: string;
  title: string;
  /** Goes with the next change. */
  version: number;
};
export type PostSourceDraftInput = {
  checkedOn: string;
  title: string;
  url: string;
};
export type PostDraftFields = {
  author?: string;
  category?: string | null;
  content?: string;
  image_alt?: string | null;
  image_url?: string | null;
  /** Null: it is true in both. */
  region?: ('australia' | 'newzealand') | null;
  seoDescription?: string | null;
  seoTitle?: string | null;
  slug?: string;
  sources?: PostSourceDraftInput[];
  summary?: string;
  title?: string;
};
export type PostAutosaveInput = {
  author?: string;
  category?: string | null;
  content?: string;
  image_alt?: string | null;
  image_url?: string | null;
  /** Null: it is true in both. */
  region?: ('australia' | 'newzealand') | null;
  seoDescription?: string | null;
  seoTitle?: string | null;
  slug?: string;
  sources?: PostSourceDraftInput[];
  summary?: string;
  title?: string;
  version: number;
};
export type PostSourceInput = {
  checkedOn: string;
  title: string;
  url: string;
};
export type PostInput = {
  author: string;
  category?: string | null;
  /** HTML; what may not stand in a post is taken out. */
  content: string;
  image_alt?: string | null;
  image_url?: string | null;
  /** Null: it is true in both. */
  region?: ('australia' | 'newzealand') | null;
  seoDescription?: string | null;
  seoTitle?: string | null;
  slug: string;
  sources?: PostSourceInput[];
  summary: string;
  title: string;
  version: number;
};
export type RelatedPost = {
  category: string | null;
  /** Minutes that reading takes. */
  readMinutes: number;
  slug: string;
  title: string;
};
export type BlogPostPage = {
  author: string;
  category: string | null;
  /** HTML that may be shown as it is. */
  content: string;
  createdAt: string;
  /** The summary, else the first 150 characters of the text. */
  excerpt: string;
  id: string;
  /** What the picture shows. */
  image_alt: string | null;
  image_url: string | null;
  /** Minutes that reading takes. */
  readMinutes: number;
  /** At most three, those of its category first. */
  related: RelatedPost[];
  /** Instead of the summary where search engines show it. */
  seoDescription: string | null;
  /** Instead of the title where search engines show it. */
  seoTitle: string | null;
  slug: string;
  sources: SourceLink[];
  summary: string;
  title: string;
  updatedAt: string;
};
export type PostPublicationInput = {
  /** When; now without it. */
  at?: string | null;
  version: number;
};
export type ReleaseTextInput = {
  /** True takes the release's text into the draft; false keeps one's own, and only the next release asks again. */
  take: boolean;
  version: number;
};
export type PostReasonInput = {
  reason: string;
};
export type PostRevisionKind =
  'released' | 'autosaved' | 'saved' | 'scheduled' | 'published' | 'restored' | 'taken-over';
export type PostRevisionSummary = {
  kind: PostRevisionKind;
  number: number;
  savedAt: string;
  /** Null: it came with the release. */
  savedBy: PostEditor | null;
  title: string;
};
export type PostRevisionsPage = {
  items: PostRevisionSummary[];
  /** The `before` of the next page; null at the end. */
  nextBefore: number | null;
};
export type PostRevisionDto = {
  author: string;
  category: string | null;
  /** Clean HTML. */
  content: string;
  image_alt: string | null;
  image_url: string | null;
  kind: PostRevisionKind;
  number: number;
  region: ('australia' | 'newzealand') | null;
  savedAt: string;
  /** Null: it came with the release. */
  savedBy: PostEditor | null;
  seoDescription: string | null;
  seoTitle: string | null;
  slug: string;
  sources: SourceLink[];
  summary: string;
  title: string;
};
export type SeenPostVersion = {
  version: number;
};
export type PostVisitors = {
  others: PostEditor[];
  version: number;
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
  useTakeBackPostMutation,
} = injectedRtkApi;
