/** A UUID as PostgreSQL writes it; JavaScript and PostgreSQL both read this pattern. */
export const UUID_PATTERN = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

export const UUID = new RegExp(`^${UUID_PATTERN}$`);

export const isUuid = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);
