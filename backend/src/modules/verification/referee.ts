/** Letters and name separators. A dot within a word would become a link in email programs. */
export const PLAIN_NAME = /^(?!.*\p{L}\.\p{L})[\p{L}\p{M}][\p{L}\p{M}'’.\- ]*$/u;

/** Whether a name may be used in an email to a stranger: no link, no markup, no number. */
export const isPlainName = (name: unknown): boolean => typeof name === 'string' && PLAIN_NAME.test(name);
