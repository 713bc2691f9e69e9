/** The API's error of a field, as props of its `Form.Item`. */
export const problemOf = (fields: Record<string, string[]>, field: string) => {
  const help = fields[field]?.join(' ');
  return help ? { help, validateStatus: 'error' as const } : {};
};
