/** Pieces of SQL with which other modules ask about profiles inside their own statements. Each takes expressions. */

/** Ids of those in whose name, username or address the pattern occurs, which has no capitals and no accents. */
export const peopleFoundSql = (pattern: string): string =>
  `SELECT user_id FROM user_directory WHERE search_text LIKE ${pattern}`;

export const isFamilyShownSql = (id: string): string =>
  `EXISTS (SELECT FROM family_profiles AS family WHERE family.id = ${id} AND family.active)`;

/** Whether moderators have not hidden the person. */
export const isNotWithheldSql = (id: string): string =>
  `EXISTS (SELECT FROM profiles AS person WHERE person.id = ${id} AND person.withheld_for = '{}')`;

/** Those of an array of ids that belong to people. */
export const peopleAmongSql = (ids: string): string => `SELECT id FROM profiles WHERE id = ANY(${ids}::uuid[])`;

/** Holds the person until the transaction ends. */
export const lockProfileSql = (id: string): string => `SELECT FROM profiles WHERE id = ${id} FOR UPDATE`;
