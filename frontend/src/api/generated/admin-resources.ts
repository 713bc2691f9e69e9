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
export type ListAdminResourcesApiResponse = /** status 200  */ AdminResourcesPage;
export type ListAdminResourcesApiArg = {
  /** Beginning with 1. */
  page?: number;
  /** How many items at most. */
  pageSize?: number;
  audience?: 'family' | 'aupair' | 'both';
  published?: boolean;
  featured?: boolean;
  sort?: 'updated' | 'title' | 'downloads';
  direction?: 'asc' | 'desc';
  /** Words, or beginnings of words, that all have to be in it; or its slug. */
  q?: string;
};
export type CreateResourceApiResponse = /** status 201  */ EditableResource;
export type CreateResourceApiArg = {
  resourceInput: ResourceInput;
};
export type GetAdminResourceApiResponse = /** status 200  */ EditableResource;
export type GetAdminResourceApiArg = {
  id: string;
};
export type EditResourceApiResponse = /** status 200  */ EditableResource;
export type EditResourceApiArg = {
  id: string;
  resourceEditInput: ResourceEditInput;
};
export type UploadAttachmentApiResponse = /** status 201  */ EditableResource;
export type UploadAttachmentApiArg = {
  id: string;
  attachmentForm: AttachmentForm;
};
export type OrderAttachmentsApiResponse = /** status 200  */ EditableResource;
export type OrderAttachmentsApiArg = {
  id: string;
  attachmentOrderInput: AttachmentOrderInput;
};
export type LinkAttachmentApiResponse = /** status 201  */ EditableResource;
export type LinkAttachmentApiArg = {
  id: string;
  attachmentLinkInput: AttachmentLinkInput;
};
export type RemoveAttachmentApiResponse = /** status 200  */ EditableResource;
export type RemoveAttachmentApiArg = {
  id: string;
  attachmentId: string;
};
export type EditAttachmentApiResponse = /** status 200  */ EditableResource;
export type EditAttachmentApiArg = {
  id: string;
  attachmentId: string;
  attachmentEditInput: AttachmentEditInput;
};
export type DownloadAdminAttachmentApiResponse = /** status 200  */ Blob;
export type DownloadAdminAttachmentApiArg = {
  id: string;
  attachmentId: string;
};
export type ReplaceAttachmentApiResponse = /** status 201  */ EditableResource;
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
export type SetResourceFeaturedApiResponse = /** status 200  */ EditableResource;
export type SetResourceFeaturedApiArg = {
  id: string;
  resourceFeaturedInput: ResourceFeaturedInput;
};
export type SettleNewerResourceTextApiResponse = /** status 200  */ EditableResource;
export type SettleNewerResourceTextApiArg = {
  id: string;
  newerResourceInput: NewerResourceInput;
};
export type SetResourcePublishedApiResponse = /** status 200  */ EditableResource;
export type SetResourcePublishedApiArg = {
  id: string;
  resourcePublishedInput: ResourcePublishedInput;
};
export type AdminResource = {
  attachmentCount: number;
  audience: 'family' | 'aupair' | 'both';
  createdAt: string;
  /** Of all its files together. */
  downloadCount: number;
  featured: boolean;
  /** Whether this release brings a newer text than the one that was edited here. */
  hasNewerText: boolean;
  id: string;
  published: boolean;
  region: ('australia' | 'newzealand') | null;
  slug: string;
  title: string;
  updatedAt: string;
};
export type AdminResourcesPage = {
  items: AdminResource[];
  total: number;
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
export type AdminAttachment = {
  description: string | null;
  displayOrder: number;
  downloadCount: number;
  /** True for a file at an address elsewhere; downloads of those are not counted. */
  external: boolean;
  fileName: string;
  /** Bytes. */
  fileSize: number | null;
  fileType: string | null;
  /** Of a file elsewhere, its full address. */
  fileUrl: string;
  id: string;
};
export type DownloadsOfDay = {
  count: number;
  day: string;
};
export type ReleasedResource = {
  content: string;
  summary: string | null;
  title: string;
};
export type ResourceSourceDto = {
  /** When somebody last looked. */
  checkedOn: string;
  title: string;
  url: string;
};
export type EditableResource = {
  attachmentCount: number;
  attachments: AdminAttachment[];
  audience: 'family' | 'aupair' | 'both';
  /** Cleaned HTML. */
  content: string;
  createdAt: string;
  /** Of all its files together. */
  downloadCount: number;
  /** Of the last 30 days; days without are left out. */
  downloads: DownloadsOfDay[];
  featured: boolean;
  /** Whether this release brings a newer text than the one that was edited here. */
  hasNewerText: boolean;
  id: string;
  image_url: string | null;
  /** The newer text of this release; null where there is none. */
  newerText: ReleasedResource | null;
  published: boolean;
  region: ('australia' | 'newzealand') | null;
  slug: string;
  sources: ResourceSourceDto[];
  summary: string | null;
  title: string;
  updatedAt: string;
  /** Goes back with the edit. */
  version: number;
};
export type ResourceSourceInput = {
  checkedOn: string;
  title: string;
  url: string;
};
export type ResourceInput = {
  audience: 'family' | 'aupair' | 'both';
  /** HTML; what could run or load from elsewhere is taken out. */
  content: string;
  featured?: boolean;
  /** A picture that was uploaded here, or an address. */
  image_url?: string | null;
  /** Not published unless said. */
  published?: boolean;
  /** The one region that it is true for. */
  region?: ('australia' | 'newzealand') | null;
  slug: string;
  sources?: ResourceSourceInput[];
  summary?: string | null;
  title: string;
};
export type ResourceEditInput = {
  audience: 'family' | 'aupair' | 'both';
  /** HTML; what could run or load from elsewhere is taken out. */
  content: string;
  featured?: boolean;
  /** A picture that was uploaded here, or an address. */
  image_url?: string | null;
  /** Not published unless said. */
  published?: boolean;
  /** The one region that it is true for. */
  region?: ('australia' | 'newzealand') | null;
  slug: string;
  sources?: ResourceSourceInput[];
  summary?: string | null;
  title: string;
  /** The version that was edited. */
  version: number;
};
export type AttachmentForm = {
  /** What it is good for. */
  description?: string;
  /** PDF, Word, Excel, PowerPoint, OpenDocument, JPEG, PNG, WebP, CSV or plain text; at most 25 MB. */
  file: Blob;
};
export type AttachmentOrderInput = {
  ids: string[];
};
export type AttachmentLinkInput = {
  description?: string | null;
  /** Its place among the files; the last one where it is left out. */
  displayOrder?: number;
  /** Under which it is saved. */
  fileName: string;
  /** Never fetched by us. */
  fileUrl: string;
};
export type AttachmentEditInput = {
  description?: string | null;
  /** Its place among the files; the last one where it is left out. */
  displayOrder?: number;
  /** Under which it is saved. */
  fileName: string;
};
export type ResourceDeletionInput = {
  reason: string;
};
export type ResourceFeaturedInput = {
  featured: boolean;
};
export type NewerResourceInput = {
  /** `take` writes the release's text over this one; `keep-mine` lets it be. */
  choice: 'take' | 'keep-mine';
  version: number;
};
export type ResourcePublishedInput = {
  published: boolean;
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
