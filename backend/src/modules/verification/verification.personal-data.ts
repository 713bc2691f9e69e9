import { KEPT, type PersonalTables } from '../../platform/personal-data/index.js';

export const verificationPersonalData: PersonalTables = {
  verification_checks: {
    people: { user_id: 'cascade', decided_by: KEPT.admin },
    export: { where: 'user_id = $1', hide: ['decided_by'] },
  },
  verification_files: {
    people: {},
    otherIds: ['adult_id'],
    export: { where: 'check_id IN (SELECT id FROM verification_checks WHERE user_id = $1)', hide: ['storage_key'] },
  },
  verification_file_openings: {
    people: { opened_by: KEPT.admin },
    export: { leftOut: 'Which admin looked at which document' },
  },
  verification_references: {
    people: {},
    // Referees answer in confidence.
    export: {
      where: 'check_id IN (SELECT id FROM verification_checks WHERE user_id = $1)',
      hide: ['token_hash', 'answer'],
    },
  },
};
