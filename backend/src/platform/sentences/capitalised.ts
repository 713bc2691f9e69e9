/** Capitalises the beginning of a sentence: "the Hartley family proposes" → "The Hartley family proposes". */
export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
