/** Texts of guides and their files. */
export const messages = {
  title: { tooShort: 'Title must be at least 5 characters', tooLong: 'Title cannot exceed 160 characters' },
  slug: {
    tooShort: 'Slug must be at least 5 characters',
    tooLong: 'Slug cannot exceed 80 characters',
    letters: 'Slug must contain only lowercase letters, numbers, and hyphens',
    taken: 'This slug is taken by another resource. Please choose another one.',
  },
  content: {
    tooShort: 'Content must be at least 50 characters',
    tooLong: 'Content cannot exceed 200,000 characters',
  },
  summary: { tooShort: 'Summary must be at least 10 characters', tooLong: 'Summary cannot exceed 300 characters' },
  audience: 'Please select a valid audience',
  imageUrl: 'Please enter a valid URL',
  region: 'Please choose a region, or leave it open',
  fileUrl: 'File URL must be valid',
  fileName: {
    tooShort: 'File name is required',
    tooLong: 'File name cannot exceed 120 characters',
    ending: (ending: string) => `This file’s name has to end in .${ending}`,
    path: 'A file name has no slashes',
  },
  description: { tooLong: 'Description cannot exceed 300 characters' },
  order: 'Please list each file of this resource once',
  displayOrder: 'The position must be a whole number, 0 or more',
  link: { fileOfOurs: 'This is a stored file. To use an external one, remove it and add a link.' },
  reason: {
    tooShort: 'Please give a reason of at least 5 characters',
    tooLong: 'A reason can have 500 characters at most',
  },
} as const;
