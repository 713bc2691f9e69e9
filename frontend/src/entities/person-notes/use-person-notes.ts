import { useListPersonNotesQuery, type PersonNote } from '../../api/person-notes';

/** The reader's notes about the people in a list, by id, in one call. */
export function usePersonNotes(ids: readonly string[]): ReadonlyMap<string, PersonNote> {
  const { data } = useListPersonNotesQuery({ ids: [...ids].sort().join() }, { skip: ids.length === 0 });
  return new Map(data?.items.map((note) => [note.aboutId, note]));
}
