/** The name of a person alone or at the beginning of a sentence: "the Hartley family" → "The Hartley family". */
export const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
