import { baseApi as api } from '../base-api';
export const addTagTypes = ['Reviews'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listReviews: build.query<ListReviewsApiResponse, ListReviewsApiArg>({
        query: (queryArg) => ({
          url: `/api/reviews`,
          params: {
            limit: queryArg.limit,
            aboutId: queryArg.aboutId,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['Reviews'],
      }),
      replyToReview: build.mutation<ReplyToReviewApiResponse, ReplyToReviewApiArg>({
        query: (queryArg) => ({
          url: `/api/reviews/${queryArg.id}/reply`,
          method: 'PUT',
          body: queryArg.reviewReplyInput,
        }),
        invalidatesTags: ['Reviews'],
      }),
      listPlacementsToReview: build.query<ListPlacementsToReviewApiResponse, ListPlacementsToReviewApiArg>({
        query: () => ({ url: `/api/stay-reviews` }),
        providesTags: ['Reviews'],
      }),
      getPlacementReviews: build.query<GetPlacementReviewsApiResponse, GetPlacementReviewsApiArg>({
        query: (queryArg) => ({ url: `/api/stay-reviews/${queryArg.arrangementId}` }),
        providesTags: ['Reviews'],
      }),
      saveMyReview: build.mutation<SaveMyReviewApiResponse, SaveMyReviewApiArg>({
        query: (queryArg) => ({
          url: `/api/stay-reviews/${queryArg.arrangementId}`,
          method: 'PUT',
          body: queryArg.reviewInput,
        }),
        invalidatesTags: ['Reviews'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as reviewsApi };
export type ListReviewsApiResponse = /** status 200  */ ReviewPage;
export type ListReviewsApiArg = {
  /** How many items at most. */
  limit?: number;
  /** The person they are about. */
  aboutId: string;
  /** Where the page before this one ended, as its `nextCursor` said. */
  cursor?: string;
};
export type ReplyToReviewApiResponse = unknown;
export type ReplyToReviewApiArg = {
  id: string;
  reviewReplyInput: ReviewReplyInput;
};
export type ListPlacementsToReviewApiResponse = /** status 200  */ PlacementsToReview;
export type ListPlacementsToReviewApiArg = void;
export type GetPlacementReviewsApiResponse = /** status 200  */ ReviewedPlacement;
export type GetPlacementReviewsApiArg = {
  arrangementId: string;
};
export type SaveMyReviewApiResponse = /** status 200  */ ReviewedPlacement;
export type SaveMyReviewApiArg = {
  arrangementId: string;
  reviewInput: ReviewInput;
};
export type ReviewPerson = {
  /** Others can find them: their page can be opened. */
  active: boolean;
  displayName: string;
  id: string;
  photo: string | null;
  photoPreview: string | null;
  userType: 'family' | 'aupair';
};
export type ReviewAnswer = 'yes' | 'mostly' | 'no';
export type ReviewReply = {
  repliedAt: string;
  words: string;
};
export type Review = {
  /** Null when you may not know of them any more. */
  author: ReviewPerson | null;
  communication: ReviewAnswer;
  endedEarly: boolean;
  hoursAsAgreed: ReviewAnswer;
  houseRules: ReviewAnswer;
  id: string;
  payOnTime: ('yes' | 'mostly' | 'no') | null;
  reply: ReviewReply | null;
  stars: number;
  /** The month in which the stay began. */
  stayFrom: string;
  /** The month in which it ended. */
  stayUntil: string;
  words: string;
};
export type ReviewPage = {
  /** Of all that have opened, to one decimal; null where there are none. */
  average: number | null;
  count: number;
  items: Review[];
  /** Asks for the next page; null at the end. */
  nextCursor: string | null;
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
export type ReviewReplyInput = {
  words: string;
};
export type OwnReview = {
  /** What mattered was talked about. */
  communication: ReviewAnswer;
  editedAt: string;
  /** The hours were those of the agreement. */
  hoursAsAgreed: ReviewAnswer;
  /** The rules of the house were clear and kept. */
  houseRules: ReviewAnswer;
  id: string;
  /** A line that only our moderators read. */
  moderatorNote?: string | null;
  /** Au pairs only: the pay came when it was due. */
  payOnTime?: ('yes' | 'mostly' | 'no') | null;
  stars: number;
  words: string;
};
export type ReviewedPlacement = {
  arrangementId: string;
  /** Its last day. */
  endsOn: string;
  /** When both open, unless both are in before. */
  opensAt: string;
  /** With whom; null when they have left. */
  other: ReviewPerson | null;
  own: OwnReview | null;
  /** writable: I can write and change mine. closed: both are open. too_early: it has lasted less than 14 days. never:
    there was no stay. */
  phase: 'too_early' | 'writable' | 'closed' | 'never';
  startsOn: string;
  /** Null until both are open, also when it is in already. */
  theirs: Review | null;
};
export type PlacementsToReview = {
  items: ReviewedPlacement[];
};
export type ReviewInput = {
  /** What mattered was talked about. */
  communication: ReviewAnswer;
  /** The hours were those of the agreement. */
  hoursAsAgreed: ReviewAnswer;
  /** The rules of the house were clear and kept. */
  houseRules: ReviewAnswer;
  /** A line that only our moderators read. */
  moderatorNote?: string | null;
  /** Au pairs only: the pay came when it was due. */
  payOnTime?: ('yes' | 'mostly' | 'no') | null;
  stars: number;
  words: string;
};
export const {
  useListReviewsQuery,
  useLazyListReviewsQuery,
  useReplyToReviewMutation,
  useListPlacementsToReviewQuery,
  useLazyListPlacementsToReviewQuery,
  useGetPlacementReviewsQuery,
  useLazyGetPlacementReviewsQuery,
  useSaveMyReviewMutation,
} = injectedRtkApi;
