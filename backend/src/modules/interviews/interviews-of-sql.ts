const IS_OPEN_OR_HELD = `(state IN ('proposed', 'scheduled') OR state = 'done' AND held_at IS NOT NULL)`;

/**
 * SQL for a person's open and held interviews: `other_id`, `conversation_id`, `state`, `starts_at` and `at` of each.
 * `person` is an SQL expression of an id.
 */
export const interviewsOfSql = (person: string): string => `
  SELECT au_pair_id AS other_id, conversation_id, state, starts_at, changed_at AS at
  FROM interviews WHERE family_id = ${person} AND ${IS_OPEN_OR_HELD}
  UNION ALL
  SELECT family_id, conversation_id, state, starts_at, changed_at
  FROM interviews WHERE au_pair_id = ${person} AND ${IS_OPEN_OR_HELD}`;
