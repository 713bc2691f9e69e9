/** Ids of everyone hidden from a viewer, as SQL; empty if the expression is null. */
export const hiddenFromSql = (viewer: string): string =>
  `SELECT hidden_id FROM user_blocks_effective WHERE viewer_id = ${viewer}`;

/** Whether two people are hidden from each other, as SQL. Both parameters are SQL expressions of ids. */
export const areHiddenSql = (viewer: string, other: string): string =>
  `EXISTS (SELECT FROM user_blocks_effective WHERE viewer_id = ${viewer} AND hidden_id = ${other})`;
