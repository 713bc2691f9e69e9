/** As `audit_entries.subject_type`; the subject's id is the account's. */
export const SUBJECT = 'user';
