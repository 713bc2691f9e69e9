import { personNotesApi as generated } from './generated/person-notes';

export * from './generated/person-notes';

export const personNotesApi = generated.enhanceEndpoints({
  endpoints: {
    // A form must begin with the stored text.
    listPersonNotes: { keepUnusedDataFor: 0 },
    savePersonNote: { extraOptions: { outlivesPage: true } },
  },
});
