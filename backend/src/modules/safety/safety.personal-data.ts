import { KEPT, type PersonalTables } from '../../platform/personal-data/index.js';

const SWINDLERS = { leftOut: 'How swindlers are found out' };
const EVIDENCE = ['facts.*', 'lines.*.text', 'lines.*.files.*.fileName'];
/** True if the evidence quotes a message that the person wrote for their family. */
const WRITTEN = `evidence->'lines' @> jsonb_build_array(jsonb_build_object('writtenById', $1::text))`;
const CASES_ABOUT = 'SELECT id FROM moderation_cases WHERE about_id = $1';

export const safetyPersonalData: PersonalTables = {
  appeals: {
    people: { decided_by: KEPT.admin },
    export: { where: `case_id IN (${CASES_ABOUT})`, hide: ['decided_by'] },
    texts: {
      words: { about: `case_id IN (${CASES_ABOUT})` },
      answer: { about: `case_id IN (${CASES_ABOUT})` },
    },
  },
  ban_notices: {
    people: { contact_id: 'cascade', banned_id: { keep: 'Someone who was warned about them still reads why' } },
    export: { leftOut: 'Someone else was banned' },
  },
  blocks: {
    people: { blocker_id: 'cascade', blocked_id: 'cascade' },
    export: { where: 'blocker_id = $1' },
  },
  held_messages: {
    people: { sender_id: 'delete', receiver_id: 'delete', written_by_id: KEPT.conversation },
    otherIds: ['conversation_id', 'client_message_id', 'reply_to_id', 'attachment_ids'],
    export: { where: '$1 IN (sender_id, written_by_id)', hide: ['rules'] },
    texts: { content: { about: '$1 IN (sender_id, receiver_id, written_by_id)' } },
    withoutNames: { rules: 'Names of rules' },
  },
  message_warnings: {
    people: { receiver_id: 'delete' },
    otherIds: ['message_id', 'conversation_id'],
    export: SWINDLERS,
  },
  suspicious_texts: { people: { sender_id: 'delete', receiver_id: 'delete' }, export: SWINDLERS },
  moderation_cases: {
    people: {
      about_id: KEPT.moderation,
      subject_id: KEPT.moderation,
      claimed_by: KEPT.admin,
      decided_by: KEPT.admin,
    },
    // A pending or dismissed case would reveal that someone reported the person.
    export: {
      where: `about_id = $1 AND decided_at IS NOT NULL AND action <> 'none'`,
      hide: ['rules', 'evidence', 'fingerprint', 'claimed_by', 'claimed_at', 'decided_by', 'appeal_token_hash'],
    },
    texts: {
      words: { about: 'about_id = $1 OR id IN (SELECT case_id FROM reports WHERE reporter_id = $1)' },
      evidence: {
        about: `about_id = $1 OR id IN (SELECT case_id FROM reports WHERE reporter_id = $1) OR ${WRITTEN}`,
        paths: EVIDENCE,
      },
    },
    withoutNames: { rules: 'Names of rules', fingerprint: 'A hash' },
  },
  reports: {
    people: { reporter_id: KEPT.moderation, subject_id: KEPT.moderation },
    export: { where: 'reporter_id = $1', hide: ['evidence'] },
    texts: {
      words: { about: `reporter_id = $1 OR case_id IN (${CASES_ABOUT})` },
      evidence: { about: `reporter_id = $1 OR case_id IN (${CASES_ABOUT}) OR ${WRITTEN}`, paths: EVIDENCE },
    },
    withoutNames: { subject_type: 'A kind', reason: 'One of our reasons' },
  },
};
