import { KEPT, type PersonalTables } from '../../platform/personal-data/index.js';

export const adminPersonalData: PersonalTables = {
  approvals: {
    people: {
      person_id: { keep: 'That two admins agreed about someone' },
      proposed_by: KEPT.admin,
      decided_by: KEPT.admin,
    },
    export: { leftOut: 'What admins propose to each other' },
    texts: { reason: { about: 'person_id = $1' }, answer: { about: 'person_id = $1' } },
  },
  // Append-only; it contains only ids and what admins write.
  audit_entries: { people: { actor_id: KEPT.admin }, export: { leftOut: 'What admins did, with the names of others' } },
};
