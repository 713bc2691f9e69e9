/** Texts of photos and documents in messages. */
export const attachmentTexts = {
  label: 'Files of your message',
  remove: (name: string) => `Remove ${name}`,
  retry: (name: string) => `Upload ${name} again`,
  tryAgain: 'Try again',
  uploading: (percent: number) => (percent < 100 ? `Uploading, ${percent}%` : 'Checking the file'),
  ready: 'Ready to send',
  failed: 'Not uploaded',
  wrongType: 'Please choose a JPEG, PNG or WebP photo, or a PDF.',
  tooLarge: 'A file can be 15 MB at most.',
  empty: 'This file is empty.',
  full: 'A message can have up to 10 files.',
  photo: (number: number, count: number, name: string) =>
    count > 1 ? `Open photo ${number} of ${count} from ${name}` : `Open the photo from ${name}`,
  photos: (name: string) => `Photos from ${name}`,
  large: (number: number, name: string) => `Photo ${number} from ${name}, large`,
  download: (name: string) => `Download ${name}`,
  downloadPhoto: 'Download this photo',
  notDownloaded: 'The file was not downloaded',
  loading: 'Loading the photo',
  notLoaded: 'The photo did not load.',
  gone: (count: number) => (count === 1 ? 'A file is no longer available' : `${count} files are no longer available`),
} as const;
