import type {
  AddPasskeyInput,
  AddedPasskey,
  Passkey,
  PasskeyAssertionOptions,
  PasskeyList,
  PasskeyNameInput,
  PasskeyRegistrationOptions,
  PasskeySignInInput,
  RecentPasswordInput,
  RemovePasskeyInput,
  Session,
} from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Passkeys'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      signInWithPasskey: build.mutation<SignInWithPasskeyApiResponse, SignInWithPasskeyApiArg>({
        query: (queryArg) => ({ url: `/api/passkey-sign-ins`, method: 'POST', body: queryArg.passkeySignInInput }),
        invalidatesTags: ['Passkeys'],
      }),
      startPasskeySignIn: build.mutation<StartPasskeySignInApiResponse, StartPasskeySignInApiArg>({
        query: () => ({ url: `/api/passkey-sign-ins/options`, method: 'POST' }),
        invalidatesTags: ['Passkeys'],
      }),
      listPasskeys: build.query<ListPasskeysApiResponse, ListPasskeysApiArg>({
        query: () => ({ url: `/api/passkeys` }),
        providesTags: ['Passkeys'],
      }),
      addPasskey: build.mutation<AddPasskeyApiResponse, AddPasskeyApiArg>({
        query: (queryArg) => ({ url: `/api/passkeys`, method: 'POST', body: queryArg.addPasskeyInput }),
        invalidatesTags: ['Passkeys'],
      }),
      startPasskeyConfirmation: build.mutation<StartPasskeyConfirmationApiResponse, StartPasskeyConfirmationApiArg>({
        query: () => ({ url: `/api/passkeys/assertion-options`, method: 'POST' }),
        invalidatesTags: ['Passkeys'],
      }),
      startPasskeyRegistration: build.mutation<StartPasskeyRegistrationApiResponse, StartPasskeyRegistrationApiArg>({
        query: (queryArg) => ({
          url: `/api/passkeys/registration-options`,
          method: 'POST',
          body: queryArg.recentPasswordInput,
        }),
        invalidatesTags: ['Passkeys'],
      }),
      removePasskey: build.mutation<RemovePasskeyApiResponse, RemovePasskeyApiArg>({
        query: (queryArg) => ({
          url: `/api/passkeys/${queryArg.id}`,
          method: 'DELETE',
          body: queryArg.removePasskeyInput,
        }),
        invalidatesTags: ['Passkeys'],
      }),
      renamePasskey: build.mutation<RenamePasskeyApiResponse, RenamePasskeyApiArg>({
        query: (queryArg) => ({
          url: `/api/passkeys/${queryArg.id}`,
          method: 'PATCH',
          body: queryArg.passkeyNameInput,
        }),
        invalidatesTags: ['Passkeys'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as passkeysApi };
export type SignInWithPasskeyApiResponse = /** status 200 Log in with a passkey */ Session;
export type SignInWithPasskeyApiArg = {
  passkeySignInInput: PasskeySignInInput;
};
export type StartPasskeySignInApiResponse = /** status 200 Start logging in with a passkey */ PasskeyAssertionOptions;
export type StartPasskeySignInApiArg = void;
export type ListPasskeysApiResponse = /** status 200 List your passkeys */ PasskeyList;
export type ListPasskeysApiArg = void;
export type AddPasskeyApiResponse = /** status 201 Add a passkey */ AddedPasskey;
export type AddPasskeyApiArg = {
  addPasskeyInput: AddPasskeyInput;
};
export type StartPasskeyConfirmationApiResponse =
  /** status 200 Start using a passkey instead of a code */ PasskeyAssertionOptions;
export type StartPasskeyConfirmationApiArg = void;
export type StartPasskeyRegistrationApiResponse = /** status 200 Start adding a passkey */ PasskeyRegistrationOptions;
export type StartPasskeyRegistrationApiArg = {
  recentPasswordInput: RecentPasswordInput;
};
export type RemovePasskeyApiResponse = unknown;
export type RemovePasskeyApiArg = {
  id: string;
  removePasskeyInput: RemovePasskeyInput;
};
export type RenamePasskeyApiResponse = /** status 200 Rename a passkey */ Passkey;
export type RenamePasskeyApiArg = {
  id: string;
  passkeyNameInput: PasskeyNameInput;
};
export const {
  useSignInWithPasskeyMutation,
  useStartPasskeySignInMutation,
  useListPasskeysQuery,
  useLazyListPasskeysQuery,
  useAddPasskeyMutation,
  useStartPasskeyConfirmationMutation,
  useStartPasskeyRegistrationMutation,
  useRemovePasskeyMutation,
  useRenamePasskeyMutation,
} = injectedRtkApi;
export type {
  AddPasskeyInput,
  AddedPasskey,
  ErrorBody,
  ErrorCode,
  Passkey,
  PasskeyAlgorithm,
  PasskeyAssertion,
  PasskeyAssertionOptions,
  PasskeyDescriptor,
  PasskeyList,
  PasskeyNameInput,
  PasskeyOwner,
  PasskeyRegistration,
  PasskeyRegistrationOptions,
  PasskeySelection,
  PasskeySignInInput,
  PasskeySite,
  PasskeyTransport,
  RecentPasswordInput,
  Region,
  RemovePasskeyInput,
  Session,
  SessionCoParent,
  SessionUser,
  UserType,
} from './types';
