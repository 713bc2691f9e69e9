/** Texts of the photos over the whole screen. */
export const lightboxTexts = {
  title: (name: string) => `Photos of ${name}`,
  photo: (number: number, name: string) => `Photo ${number} of ${name}, large`,
} as const;
