import { baseApi as api } from '../base-api';
export const addTagTypes = ['Blog'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listBlogPosts: build.query<ListBlogPostsApiResponse, ListBlogPostsApiArg>({
        query: (queryArg) => ({
          url: `/api/blog`,
          params: {
            limit: queryArg.limit,
            before: queryArg.before,
            category: queryArg.category,
          },
        }),
        providesTags: ['Blog'],
      }),
      getBlogPost: build.query<GetBlogPostApiResponse, GetBlogPostApiArg>({
        query: (queryArg) => ({ url: `/api/blog/${queryArg.slug}` }),
        providesTags: ['Blog'],
      }),
      listPublishedPosts: build.query<ListPublishedPostsApiResponse, ListPublishedPostsApiArg>({
        query: () => ({ url: `/api/publications/posts` }),
        providesTags: ['Blog'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as blogApi };
export type ListBlogPostsApiResponse = /** status 200  */ BlogPost[];
export type ListBlogPostsApiArg = {
  /** How many posts at most. */
  limit?: number;
  /** The last post of the page before this one. */
  before?: string;
  /** Only posts of this category. */
  category?: string;
};
export type GetBlogPostApiResponse = /** status 200  */ BlogPostPage;
export type GetBlogPostApiArg = {
  slug: string;
};
export type ListPublishedPostsApiResponse = /** status 200  */ PublishedPost[];
export type ListPublishedPostsApiArg = void;
export type BlogPost = {
  author: string;
  category: string | null;
  /** HTML that may be shown as it is. */
  content: string;
  createdAt: string;
  /** The summary, else the first 150 characters of the text. */
  excerpt: string;
  id: string;
  image_url: string | null;
  /** Minutes that reading takes. */
  readMinutes: number;
  slug: string;
  summary: string;
  title: string;
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
export type RelatedPost = {
  category: string | null;
  /** Minutes that reading takes. */
  readMinutes: number;
  slug: string;
  title: string;
};
export type SourceLink = {
  checkedOn: string;
  title: string;
  url: string;
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
export type PublishedPost = {
  slug: string;
  updatedAt: string;
};
export const {
  useListBlogPostsQuery,
  useLazyListBlogPostsQuery,
  useGetBlogPostQuery,
  useLazyGetBlogPostQuery,
  useListPublishedPostsQuery,
  useLazyListPublishedPostsQuery,
} = injectedRtkApi;
