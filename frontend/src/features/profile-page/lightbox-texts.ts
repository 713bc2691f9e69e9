/** Texts of the photos over the whole screen. */
export const lightboxTexts = {
  title: (name: string) => `Photos of ${name}`,
  photo: (number: number, name: string) => `Photo ${number} of ${name}, large`,
  position: (number: number, all: number) => `${number} of ${all}`,
  previous: 'Previous photo',
  next: 'Next photo',
} as const;
