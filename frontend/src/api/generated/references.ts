import type { ReferenceAnswerInput, ReferenceForm, ReferenceTokenInput } from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['References'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      giveReference: build.mutation<GiveReferenceApiResponse, GiveReferenceApiArg>({
        query: (queryArg) => ({ url: `/api/reference-forms`, method: 'POST', body: queryArg.referenceAnswerInput }),
        invalidatesTags: ['References'],
      }),
      lookUpReferenceForm: build.mutation<LookUpReferenceFormApiResponse, LookUpReferenceFormApiArg>({
        query: (queryArg) => ({
          url: `/api/reference-forms/lookups`,
          method: 'POST',
          body: queryArg.referenceTokenInput,
        }),
        invalidatesTags: ['References'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as referencesApi };
export type GiveReferenceApiResponse = unknown;
export type GiveReferenceApiArg = {
  referenceAnswerInput: ReferenceAnswerInput;
};
export type LookUpReferenceFormApiResponse = /** status 200 Read who a reference is about */ ReferenceForm;
export type LookUpReferenceFormApiArg = {
  referenceTokenInput: ReferenceTokenInput;
};
export const { useGiveReferenceMutation, useLookUpReferenceFormMutation } = injectedRtkApi;
export type {
  ErrorBody,
  ErrorCode,
  ReferenceAnswerInput,
  ReferenceForm,
  ReferenceTokenInput,
  Relationship,
} from './types';
