/** Quotes a table or column name for SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
