import { BINDING_STATES } from './agreement-states.js';

const SIGNED = BINDING_STATES.map((state) => `'${state}'`).join(', ');
const SEEN = (person: string) => `state <> 'cancelled' AND (state <> 'draft' OR author_id = ${person})`;

/**
 * SQL for the agreements of a person, without cancelled ones and drafts of the other person: `other_id`,
 * `conversation_id`, `id`, `state`, `ended_on`, `is_signed` by both, and `at` of each. `person` is an SQL expression of an id.
 */
export const agreementsOfSql = (person: string): string => `
  SELECT au_pair_id AS other_id, conversation_id, id, state, ended_on, state IN (${SIGNED}) AS is_signed, changed_at AS at
  FROM agreements WHERE family_id = ${person} AND ${SEEN(person)}
  UNION ALL
  SELECT family_id, conversation_id, id, state, ended_on, state IN (${SIGNED}), changed_at
  FROM agreements WHERE au_pair_id = ${person} AND ${SEEN(person)}`;
