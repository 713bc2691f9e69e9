import type { ContactMessageInput, ContactReceipt } from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Contact'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      sendContactMessage: build.mutation<SendContactMessageApiResponse, SendContactMessageApiArg>({
        query: (queryArg) => ({ url: `/api/contact-messages`, method: 'POST', body: queryArg.contactMessageInput }),
        invalidatesTags: ['Contact'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as contactApi };
export type SendContactMessageApiResponse = /** status 201 Write to us */ ContactReceipt;
export type SendContactMessageApiArg = {
  contactMessageInput: ContactMessageInput;
};
export const { useSendContactMessageMutation } = injectedRtkApi;
export type { ContactMessageInput, ContactReceipt, ErrorBody, ErrorCode } from './types';
