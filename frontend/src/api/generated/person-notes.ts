import type { PersonNote, PersonNoteInput, PersonNotes } from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Person notes'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listPersonNotes: build.query<ListPersonNotesApiResponse, ListPersonNotesApiArg>({
        query: (queryArg) => ({
          url: `/api/person-notes`,
          params: {
            ids: queryArg.ids,
          },
        }),
        providesTags: ['Person notes'],
      }),
      savePersonNote: build.mutation<SavePersonNoteApiResponse, SavePersonNoteApiArg>({
        query: (queryArg) => ({
          url: `/api/person-notes/${queryArg.id}`,
          method: 'PUT',
          body: queryArg.personNoteInput,
        }),
        invalidatesTags: ['Person notes'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as personNotesApi };
export type ListPersonNotesApiResponse = /** status 200 List my notes about some people */ PersonNotes;
export type ListPersonNotesApiArg = {
  /** Ids of people, separated by commas. */
  ids: string;
};
export type SavePersonNoteApiResponse = /** status 200 Save my note about someone */ PersonNote;
export type SavePersonNoteApiArg = {
  id: string;
  personNoteInput: PersonNoteInput;
};
export const { useListPersonNotesQuery, useLazyListPersonNotesQuery, useSavePersonNoteMutation } = injectedRtkApi;
export type { ErrorBody, ErrorCode, PersonNote, PersonNoteInput, PersonNotes } from './types';
