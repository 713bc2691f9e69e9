import { KEPT, type PersonalTables } from '../../platform/personal-data/index.js';

export const adminPersonalData: PersonalTables = {
  approvals: {
    people: {
      person_id: { keep: 'That two admins agreed about someone' },
      proposed_by: KEPT.admin,
      decided_by: KEPT.admin,
    },
    export: { leftOut: 'What admins propose to each other' },
    texts: {
      reason: { about: 'person_id = $1' },
      answer: { about: 'person_id = $1' },
      details: { about: 'person_id = $1', paths: ['words'] },
    },
    withoutNames: { subject: 'An id or a key', failure: 'A code' },
  },
  data_breaches: {
    people: { recorded_by: KEPT.admin, closed_by: KEPT.admin },
    export: { leftOut: 'What admins wrote about a data breach' },
    texts: { what_happened: {}, reason: {} },
  },
  // Append-only; it contains only ids and what admins write.
  audit_entries: {
    people: { actor_id: KEPT.admin },
    export: { leftOut: 'What admins did, with the names of others' },
    withoutNames: 'Nothing in the log can change; what is recorded are ids and what admins write',
  },
};
