import type { PlacementsToReview, ReviewInput, ReviewPage, ReviewReplyInput, ReviewedPlacement } from './types';
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
        query: (queryArg) => ({ url: `/api/stay-reviews/${queryArg.agreementId}` }),
        providesTags: ['Reviews'],
      }),
      saveMyReview: build.mutation<SaveMyReviewApiResponse, SaveMyReviewApiArg>({
        query: (queryArg) => ({
          url: `/api/stay-reviews/${queryArg.agreementId}`,
          method: 'PUT',
          body: queryArg.reviewInput,
        }),
        invalidatesTags: ['Reviews'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as reviewsApi };
export type ListReviewsApiResponse = /** status 200 List reviews about someone */ ReviewPage;
export type ListReviewsApiArg = {
  /** The maximum number of items. */
  limit?: number;
  /** The reviewed person. */
  aboutId: string;
  /** The `nextCursor` of the previous page. */
  cursor?: string;
};
export type ReplyToReviewApiResponse = unknown;
export type ReplyToReviewApiArg = {
  id: string;
  reviewReplyInput: ReviewReplyInput;
};
export type ListPlacementsToReviewApiResponse =
  /** status 200 List my placements that need my review */ PlacementsToReview;
export type ListPlacementsToReviewApiArg = void;
export type GetPlacementReviewsApiResponse =
  /** status 200 Read the reviews of one of my placements */ ReviewedPlacement;
export type GetPlacementReviewsApiArg = {
  agreementId: string;
};
export type SaveMyReviewApiResponse = /** status 200 Write or change my review of a placement */ ReviewedPlacement;
export type SaveMyReviewApiArg = {
  agreementId: string;
  reviewInput: ReviewInput;
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
export type {
  ErrorBody,
  ErrorCode,
  FocalPoint,
  OwnReview,
  PlacementsToReview,
  Review,
  ReviewAnswer,
  ReviewInput,
  ReviewPage,
  ReviewPerson,
  ReviewReply,
  ReviewReplyInput,
  ReviewedPlacement,
  Verified,
} from './types';
