import { visasApi as generated } from './generated/visas';

export * from './generated/visas';

export const visasApi = generated.enhanceEndpoints({
  addTagTypes: ['MyProfile'],
  endpoints: {
    getMyVisa: { providesTags: ['Visas', 'MyProfile'] },
  },
});
