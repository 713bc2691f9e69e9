import type { PersonalTables } from '../../platform/personal-data/index.js';

export const shortlistsPersonalData: PersonalTables = {
  // What others have written about the person is confidential.
  person_notes: {
    people: { writer_id: 'cascade', about_id: 'cascade' },
    export: { where: 'writer_id = $1' },
    // Labels do not accept `@`, so they contain no address.
    texts: { content: {} },
  },
};
