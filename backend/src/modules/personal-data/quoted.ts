/** A name of a table or column as SQL writes it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
