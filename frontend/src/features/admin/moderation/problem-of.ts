/** What the API says of a field, for the `Form.Item` that holds it. */
export const problemOf = (fields: Record<string, string[]>, field: string) => {
  const help = fields[field]?.join(' ');
  return help ? { help, validateStatus: 'error' as const } : {};
};
