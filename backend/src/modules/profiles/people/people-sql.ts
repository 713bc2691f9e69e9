/** SQL fragments with which other modules query profiles in their own statements. Each takes expressions. */

/** Ids of people whose name, username or address matches the pattern, which must be in lower case without accents. */
export const peopleFoundSql = (pattern: string): string =>
  `SELECT user_id FROM user_directory WHERE search_text LIKE ${pattern}`;

export const isFamilyShownSql = (id: string): string =>
  `EXISTS (SELECT FROM family_profiles AS family WHERE family.id = ${id} AND family.active)`;

/** Whether the person has a role profile that others do not find: they have paused it, or moderators withhold it. */
export const isPausedSql = (id: string): string =>
  `EXISTS (SELECT FROM family_profiles AS family WHERE family.id = ${id} AND NOT family.active
    UNION ALL SELECT FROM au_pair_profiles AS au_pair WHERE au_pair.id = ${id} AND NOT au_pair.active)`;

/** Whether the person is not withheld by moderators. */
export const isNotWithheldSql = (id: string): string =>
  `EXISTS (SELECT FROM profiles AS person WHERE person.id = ${id} AND person.withheld_for = '{}')`;

/** SQL that selects the ids of an array that belong to people. */
export const peopleAmongSql = (ids: string): string => `SELECT id FROM profiles WHERE id = ANY(${ids}::uuid[])`;

/** Locks the person until commit. */
export const lockProfileSql = (id: string): string => `SELECT FROM profiles WHERE id = ${id} FOR UPDATE`;
