import { contactApi as generated } from './generated/contact';

export * from './generated/contact';

export const contactApi = generated.enhanceEndpoints({
  // Visitors see nothing of it but the thanks.
  endpoints: { sendContactMessage: { invalidatesTags: [] } },
});
