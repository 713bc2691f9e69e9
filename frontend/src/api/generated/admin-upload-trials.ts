import type { UploadTrial, UploadTrialForm } from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Admin upload trials'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      tryUpload: build.mutation<TryUploadApiResponse, TryUploadApiArg>({
        query: (queryArg) => ({ url: `/api/admin/upload-trials`, method: 'POST', body: queryArg.uploadTrialForm }),
        invalidatesTags: ['Admin upload trials'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as adminUploadTrialsApi };
export type TryUploadApiResponse = /** status 200 Test how a file is processed on upload */ UploadTrial;
export type TryUploadApiArg = {
  uploadTrialForm: UploadTrialForm;
};
export const { useTryUploadMutation } = injectedRtkApi;
export type {
  ErrorBody,
  ErrorCode,
  PictureMetadata,
  PictureMetadataName,
  UploadPurpose,
  UploadTrial,
  UploadTrialFile,
  UploadTrialForm,
  UploadTrialOutcome,
  UploadTrialStep,
  UploadTrialStepName,
} from './types';
