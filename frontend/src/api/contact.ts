import { contactApi as generated } from './generated/contact';

export * from './generated/contact';

export const contactApi = generated.enhanceEndpoints({
  // Visitors only see the confirmation, so nothing is refetched.
  endpoints: { sendContactMessage: { invalidatesTags: [] } },
});
