import type { EmployerClock, EmployerClocks, PermissionStepInput, SupportLetterInput } from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Employer clock'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listEmployerClocks: build.query<ListEmployerClocksApiResponse, ListEmployerClocksApiArg>({
        query: () => ({ url: `/api/employer-clocks` }),
        providesTags: ['Employer clock'],
      }),
      getEmployerClock: build.query<GetEmployerClockApiResponse, GetEmployerClockApiArg>({
        query: (queryArg) => ({ url: `/api/employer-clocks/${queryArg.agreementId}` }),
        providesTags: ['Employer clock'],
      }),
      recordPermission: build.mutation<RecordPermissionApiResponse, RecordPermissionApiArg>({
        query: (queryArg) => ({
          url: `/api/employer-clocks/${queryArg.agreementId}/permission`,
          method: 'PUT',
          body: queryArg.permissionStepInput,
        }),
        invalidatesTags: ['Employer clock'],
      }),
      removePermissionStep: build.mutation<RemovePermissionStepApiResponse, RemovePermissionStepApiArg>({
        query: (queryArg) => ({
          url: `/api/employer-clocks/${queryArg.agreementId}/permission/${queryArg.entryId}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['Employer clock'],
      }),
      saveSupportLetter: build.mutation<SaveSupportLetterApiResponse, SaveSupportLetterApiArg>({
        query: (queryArg) => ({
          url: `/api/employer-clocks/${queryArg.agreementId}/support-letter`,
          method: 'PUT',
          body: queryArg.supportLetterInput,
        }),
        invalidatesTags: ['Employer clock'],
      }),
      downloadSupportLetter: build.query<DownloadSupportLetterApiResponse, DownloadSupportLetterApiArg>({
        query: (queryArg) => ({ url: `/api/employer-clocks/${queryArg.agreementId}/support-letter.pdf` }),
        providesTags: ['Employer clock'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as employerClockApi };
export type ListEmployerClocksApiResponse =
  /** status 200 List how many days are left with one employer, for my placements that are ahead or in progress */ EmployerClocks;
export type ListEmployerClocksApiArg = void;
export type GetEmployerClockApiResponse = /** status 200 Read how many days are left with one employer */ EmployerClock;
export type GetEmployerClockApiArg = {
  agreementId: string;
};
export type RecordPermissionApiResponse =
  /** status 200 Record a step of the permission to work longer */ EmployerClock;
export type RecordPermissionApiArg = {
  agreementId: string;
  permissionStepInput: PermissionStepInput;
};
export type RemovePermissionStepApiResponse = /** status 200 Withdraw the newest step I recorded */ EmployerClock;
export type RemovePermissionStepApiArg = {
  agreementId: string;
  entryId: string;
};
export type SaveSupportLetterApiResponse =
  /** status 200 Write why we ask for more time, for our letter of support */ EmployerClock;
export type SaveSupportLetterApiArg = {
  agreementId: string;
  supportLetterInput: SupportLetterInput;
};
export type DownloadSupportLetterApiResponse = /** status 200 The letter, ready to sign */ Blob;
export type DownloadSupportLetterApiArg = {
  agreementId: string;
};
export const {
  useListEmployerClocksQuery,
  useLazyListEmployerClocksQuery,
  useGetEmployerClockQuery,
  useLazyGetEmployerClockQuery,
  useRecordPermissionMutation,
  useRemovePermissionStepMutation,
  useSaveSupportLetterMutation,
  useDownloadSupportLetterQuery,
  useLazyDownloadSupportLetterQuery,
} = injectedRtkApi;
export type {
  EmployerClock,
  EmployerClockPartner,
  EmployerClockRule,
  EmployerClockSide,
  EmployerClockState,
  EmployerClocks,
  EmployerLimitKind,
  ErrorBody,
  ErrorCode,
  FocalPoint,
  PermissionEntry,
  PermissionRecorder,
  PermissionStep,
  PermissionStepInput,
  Region,
  SupportLetter,
  SupportLetterInput,
  Verified,
  VisaLine,
  VisaLink,
  VisaRuleSource,
} from './types';
