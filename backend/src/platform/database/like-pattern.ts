/** A pattern for LIKE that matches a text literally. */
export const literalInLike = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`);

/** The pattern for LIKE of texts that contain this one. */
export const likePattern = (text: string): string => `%${literalInLike(text)}%`;
